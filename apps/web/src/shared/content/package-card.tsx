import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { ContentPicture } from '#shared/content/content-picture.tsx';
import { money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';

type PackagePriceProps = {
  readonly total: number;
  /** What is said about VAT. */
  readonly words: string;
  /** How much less it is than its services alone. */
  readonly saved: number;
};

/** What a package costs, beside what its services would cost alone. */
export const PackagePrice = ({ total, words, saved }: PackagePriceProps) => (
  <div className="flex flex-col">
    <span className="tabular text-h2">{money(total)}</span>
    <span className="text-small text-muted">{words}</span>
    {saved > 0 && (
      <span className="text-small font-medium text-success-text">{m.packages_saved({ amount: money(saved) })}</span>
    )}
  </div>
);

type PackageCardProps = {
  readonly offer: {
    readonly image: string;
    readonly title: string;
    readonly title_ar: string;
    readonly description: string;
    readonly description_ar: string;
    readonly most_terms: number;
  };
  readonly price: ReactNode;
  readonly action?: ReactNode;
};

/** A package that is offered. */
export const PackageCard = ({ offer: o, price, action }: PackageCardProps) => (
  <Card as="article" className="flex flex-col gap-3">
    <ContentPicture drawing={o.image} url={null} className="h-32 rounded-md" />
    <h3 className="text-h3">{inLocale(o.title, o.title_ar)}</h3>
    <p className="text-text-2">{inLocale(o.description, o.description_ar)}</p>
    <div className="mt-auto flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3">
      {price}
      {action}
    </div>
    {o.most_terms > 1 && (
      <p className="text-small text-muted">
        {m.packages_up_to_terms({ count: o.most_terms, shown: number(o.most_terms) })}
      </p>
    )}
  </Card>
);
