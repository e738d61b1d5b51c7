import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { takingBack } from '#shared/api/intent-key.ts';
import { money, number, percent } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { CodeTitle } from './code-title.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { Pagination } from '../people/pagination.tsx';
import { DiscountList, DiscountRow } from './discount-list.tsx';
import { couponsQuery, type CatalogueCoupon } from './queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import type { CatalogueSearch } from './search.ts';

const usedOf = ({ used, uses_in_all: most }: CatalogueCoupon): string =>
  most === null
    ? m.staff_used_times({ count: number(used) })
    : m.staff_used_of({ count: number(used), most: number(most) });

const detailsOf = (coupon: CatalogueCoupon): string[] => [
  coupon.percent === null ? money(coupon.amount ?? 0) : percent(coupon.percent),
  ...(coupon.minimum_purchase > 0 ? [m.staff_from_minimum({ minimum: money(coupon.minimum_purchase) })] : []),
  usedOf(coupon),
];

/** Which sheet is open: that of a new code, that of one, or the question before one goes. */
type Open = { readonly sheet: 'new' } | { readonly sheet: 'edit' | 'remove'; readonly coupon: CatalogueCoupon };

type SheetsProps = {
  readonly open: Open | undefined;
  readonly coupons: readonly CatalogueCoupon[];
  readonly onClose: () => void;
};

const Sheets = ({ open, coupons, onClose }: SheetsProps) => {
  if (open?.sheet === 'new') return <CouponDialog onClose={onClose} />;
  if (!open) return null;
  // One that a colleague's change has moved to another page stays open, with what is typed in it.
  const coupon = coupons.find(({ code }) => code === open.coupon.code) ?? open.coupon;
  if (open.sheet === 'edit') return <CouponDialog coupon={coupon} onClose={onClose} />;
  return (
    <RemoveDialog
      title={<CodeTitle words={m.staff_remove_coupon} code={coupon.code} />}
      consequence={m.staff_remove_coupon_text()}
      remove={takingBack('coupon', () =>
        api.pharmacyDesk.removeCoupon({
          params: { code: coupon.code },
          query: { revision: coupon.revision },
          quiet: true,
        }),
      )}
      onClose={onClose}
    />
  );
};

type CouponsProps = { readonly search: CatalogueSearch; readonly go: (to: CatalogueSearch) => void };

/** Promo codes, with how often each was used. One that was used is not removed: it is ended by its last day. */
export const Coupons = ({ search, go }: CouponsProps) => {
  const [open, setOpen] = useState<Open>();
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useQuery({ ...couponsQuery(search), placeholderData: keepPreviousData });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  return (
    <div className="flex flex-col gap-4">
      <Button icon={Plus} className="self-start" onClick={() => setOpen({ sheet: 'new' })}>
        {m.staff_new_coupon()}
      </Button>
      {data.total === 0 && <EmptyState art="box" title={m.staff_coupons_none()} text={m.staff_coupons_hint()} />}
      {data.items.length > 0 && (
        <DiscountList>
          {data.items.map((coupon) => (
            <DiscountRow
              key={coupon.code}
              title={<Ltr>{coupon.code}</Ltr>}
              details={detailsOf(coupon)}
              period={coupon}
              now={now}
              onEdit={() => setOpen({ sheet: 'edit', coupon })}
              onRemove={coupon.used > 0 ? undefined : () => setOpen({ sheet: 'remove', coupon })}
            />
          ))}
        </DiscountList>
      )}
      <Pagination page={data.page} total={data.total} onPage={(page) => go({ ...search, page })} />
      <Sheets open={open} coupons={data.items} onClose={() => setOpen(undefined)} />
    </div>
  );
};
