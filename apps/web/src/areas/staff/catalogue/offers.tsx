import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { takingBack } from '#shared/api/intent-key.ts';
import { money, number, percent } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { Pagination } from '../people/pagination.tsx';
import { DiscountList, DiscountRow } from './discount-list.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { type CatalogueOffer, offersQuery } from './queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import type { CatalogueSearch } from './search.ts';

const valueOf = (offer: CatalogueOffer): string => {
  if (offer.type === 'FLAT_DISCOUNT') return percent(offer.percent ?? 0);
  if (offer.type === 'BUNDLE_DISCOUNT')
    return m.staff_offer_bundle_value({ buy: number(offer.buy ?? 0), free: number(offer.free ?? 0) });
  return m.staff_offer_value_value({ amount: money(offer.amount ?? 0), minimum: money(offer.minimum ?? 0) });
};

/** Which sheet is open: that of a new offer, that of one, or the question before one goes. */
type Open = { readonly sheet: 'new' } | { readonly sheet: 'edit' | 'remove'; readonly offer: CatalogueOffer };

type SheetsProps = {
  readonly open: Open | undefined;
  readonly offers: readonly CatalogueOffer[];
  readonly onClose: () => void;
};

const Sheets = ({ open, offers, onClose }: SheetsProps) => {
  if (open?.sheet === 'new') return <OfferDialog onClose={onClose} />;
  if (!open) return null;
  // One that a colleague's change has moved to another page stays open, with what is typed in it.
  const offer = offers.find(({ id }) => id === open.offer.id) ?? open.offer;
  if (open.sheet === 'edit') return <OfferDialog offer={offer} onClose={onClose} />;
  return (
    <RemoveDialog
      title={m.staff_remove_offer({ title: inLocale(offer.title, offer.title_ar) })}
      consequence={m.staff_remove_offer_text({ count: number(offer.products) })}
      remove={takingBack('offer', () =>
        api.pharmacyDesk.removeOffer({
          params: { id: offer.id },
          query: { revision: offer.revision, products: offer.products },
          quiet: true,
        }),
      )}
      onClose={onClose}
    />
  );
};

type OffersProps = { readonly search: CatalogueSearch; readonly go: (to: CatalogueSearch) => void };

/** Offers: products carry them by the product's own sheet. */
export const Offers = ({ search, go }: OffersProps) => {
  const [open, setOpen] = useState<Open>();
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useQuery({ ...offersQuery(search), placeholderData: keepPreviousData });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  return (
    <div className="flex flex-col gap-4">
      <Button icon={Plus} className="self-start" onClick={() => setOpen({ sheet: 'new' })}>
        {m.staff_new_offer()}
      </Button>
      {data.total === 0 && <EmptyState art="box" title={m.staff_offers_none()} text={m.staff_offers_hint()} />}
      {data.items.length > 0 && (
        <DiscountList>
          {data.items.map((offer) => (
            <DiscountRow
              key={offer.id}
              title={inLocale(offer.title, offer.title_ar)}
              details={[valueOf(offer), m.staff_on_products({ count: number(offer.products) })]}
              period={offer}
              now={now}
              onEdit={() => setOpen({ sheet: 'edit', offer })}
              onRemove={() => setOpen({ sheet: 'remove', offer })}
            />
          ))}
        </DiscountList>
      )}
      <Pagination page={data.page} total={data.total} onPage={(page) => go({ ...search, page })} />
      <Sheets open={open} offers={data.items} onClose={() => setOpen(undefined)} />
    </div>
  );
};
