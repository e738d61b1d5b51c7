import type { CallInput } from '@balsam/contract/call';
import type { desk } from '@balsam/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { api, sentenceOf } from '../../../shared/api/index.ts';
import { money, number, percent } from '../../../shared/format/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Ltr } from '../../../shared/ui/facts.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { EmptyState, ErrorState, SkeletonList } from '../../../shared/ui/states.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useDeskChange } from '../orders/queries.ts';
import { DiscountList, DiscountRow } from './discount-list.tsx';
import { instantOf, numberIn, textIn } from './form-values.ts';
import { PeriodFields } from './period-fields.tsx';
import { couponsQuery, type DeskCoupon } from './queries.ts';

type Wish = CallInput<typeof desk.addCoupon>['body'];

const wishIn = (form: FormData): Wish => ({
  code: textIn(form, 'code'),
  title: textIn(form, 'title'),
  title_ar: textIn(form, 'title_ar'),
  percent: numberIn(form, 'percent'),
  at_most: numberIn(form, 'at_most'),
  amount: numberIn(form, 'amount'),
  minimum_purchase: numberIn(form, 'minimum_purchase') ?? 0,
  uses_in_all: numberIn(form, 'uses_in_all'),
  uses_by_person: numberIn(form, 'uses_by_person'),
  starts_at: instantOf(textIn(form, 'starts_at')),
  ends_at: instantOf(textIn(form, 'ends_at')),
});

const Values = () => (
  <>
    <TextField name="code" label={m.staff_code()} ltr maxLength={40} autoComplete="off" autoCapitalize="characters" />
    <TextField name="percent" label={m.staff_percent()} inputMode="numeric" ltr maxLength={3} />
    <TextField name="amount" label={m.staff_amount()} inputMode="decimal" ltr maxLength={10} />
    <TextField name="at_most" label={m.staff_at_most()} inputMode="decimal" ltr maxLength={10} />
    <TextField name="minimum_purchase" label={m.staff_minimum()} inputMode="decimal" ltr maxLength={10} />
    <TextField name="uses_in_all" label={m.staff_uses_in_all()} inputMode="numeric" ltr maxLength={7} />
    <TextField name="uses_by_person" label={m.staff_uses_by_person()} inputMode="numeric" ltr maxLength={4} />
  </>
);

const NewCoupon = () => {
  const [missing, setMissing] = useState(false);
  const add = useDeskChange(
    (body: Wish) => api.desk.addCoupon({ body, quiet: true }),
    () => toast.good(m.staff_saved()),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const lacks = ['code', 'title', 'title_ar', 'starts_at', 'ends_at'].some((name) => textIn(form, name) === '');
    setMissing(lacks);
    if (!lacks && !add.isPending) add.mutate(wishIn(form));
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-4 desk:grid-cols-2">
        <h2 className="col-span-full text-h3">{m.staff_new_coupon()}</h2>
        <Values />
        <PeriodFields />
        {(missing || add.error) && (
          <div role="alert" className="col-span-full">
            <Note tone="danger">{missing ? m.staff_fill_in() : sentenceOf(add.error)}</Note>
          </div>
        )}
        <Button type="submit" pending={add.isPending} className="col-span-full">
          {m.staff_add()}
        </Button>
      </form>
    </Card>
  );
};

const factsOf = (coupon: DeskCoupon): string[] => [
  coupon.percent === null ? money(coupon.amount ?? 0) : percent(coupon.percent),
  m.staff_used_times({ count: number(coupon.used) }),
];

const List = () => {
  const { data, error, refetch } = useQuery(couponsQuery());
  const remove = useDeskChange((code: string) => api.desk.removeCoupon({ params: { code } }));
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList count={3} />;
  if (data.items.length === 0)
    return <EmptyState art="box" title={m.staff_coupons_none()} text={m.staff_coupons_hint()} />;
  return (
    <DiscountList>
      {data.items.map((coupon) => (
        <DiscountRow
          key={coupon.code}
          title={<Ltr>{coupon.code}</Ltr>}
          facts={factsOf(coupon)}
          period={coupon}
          removing={remove.isPending && remove.variables === coupon.code}
          onRemove={() => remove.mutate(coupon.code)}
        />
      ))}
    </DiscountList>
  );
};

/** Promo codes, with how often each was used. One that was used is not removed. */
export const Coupons = () => (
  <div className="flex flex-col gap-5">
    <List />
    <NewCoupon />
  </div>
);
