import * as m from '#paraglide/messages.js';
import { ContentPicture } from '#shared/content/content-picture.tsx';
import { money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { vatWords } from '../booking/review/price-lines.tsx';
import { type Offer, priceOf } from './queries.ts';

/** What a package costs, beside what its services would cost alone. */
export const OfferPrice = ({ offer }: { offer: Offer }) => {
  const price = priceOf(offer);
  const saved = offer.list_price - offer.price;
  return (
    <div className="flex flex-col">
      <span className="tabular text-h2">{money(price.total)}</span>
      <span className="text-small text-muted">{vatWords(price)}</span>
      {saved > 0 && (
        <span className="text-small font-medium text-success-text">{m.packages_saved({ amount: money(saved) })}</span>
      )}
    </div>
  );
};

/** A package that is offered. */
export const OfferCard = ({ offer: o }: { offer: Offer }) => (
  <Card as="article" className="flex flex-col gap-3">
    <ContentPicture drawing={o.image} url={null} className="h-32 rounded-md" />
    <h3 className="text-h3">{inLocale(o.title, o.title_ar)}</h3>
    <p className="text-text-2">{inLocale(o.description, o.description_ar)}</p>
    <div className="mt-auto flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3">
      <OfferPrice offer={o} />
      <LinkButton variant="outline" to="/services-packages/$id" params={{ id: String(o.id) }}>
        {m.packages_details()}
        <span className="sr-only">{inLocale(o.title, o.title_ar)}</span>
      </LinkButton>
    </div>
    {o.most_terms > 1 && (
      <p className="text-small text-muted">
        {m.packages_up_to_terms({ count: o.most_terms, shown: number(o.most_terms) })}
      </p>
    )}
  </Card>
);
