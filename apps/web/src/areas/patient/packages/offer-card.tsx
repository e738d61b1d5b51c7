import * as m from '#paraglide/messages.js';
import { PackageCard, PackagePrice } from '#shared/content/package-card.tsx';
import { inLocale } from '#shared/i18n/locale.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { vatWords } from '../booking/review/price-lines.tsx';
import { type Offer, priceOf } from './queries.ts';

/** What a package costs this reader. */
export const OfferPrice = ({ offer }: { offer: Offer }) => {
  const price = priceOf(offer);
  return <PackagePrice total={price.total} words={vatWords(price)} saved={offer.list_price - offer.price} />;
};

/** A package that is offered, with the way to its page. */
export const OfferCard = ({ offer: o }: { offer: Offer }) => (
  <PackageCard
    offer={o}
    price={<OfferPrice offer={o} />}
    action={
      <LinkButton variant="outline" to="/services-packages/$id" params={{ id: String(o.id) }}>
        {m.packages_details()}
        <span className="sr-only">{inLocale(o.title, o.title_ar)}</span>
      </LinkButton>
    }
  />
);
