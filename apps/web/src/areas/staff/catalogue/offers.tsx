import type { CallInput } from '@balsam/contract/call';
import type { desk } from '@balsam/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { api, sentenceOf } from '../../../shared/api/index.ts';
import { money, number, percent } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { EmptyState, ErrorState, SkeletonList } from '../../../shared/ui/states.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useDeskChange } from '../orders/queries.ts';
import { DiscountList, DiscountRow } from './discount-list.tsx';
import { instantOf, numberIn, textIn } from './form-values.ts';
import { PeriodFields } from './period-fields.tsx';
import { type DeskOffer, offersQuery } from './queries.ts';

type Wish = CallInput<typeof desk.addOffer>['body'];
type OfferType = DeskOffer['type'];
const types = ['FLAT_DISCOUNT', 'BUNDLE_DISCOUNT', 'VALUE_BASED_DISCOUNT'] as const;

const words: Readonly<Record<OfferType, () => string>> = {
  FLAT_DISCOUNT: m.staff_offer_flat,
  BUNDLE_DISCOUNT: m.staff_offer_bundle,
  VALUE_BASED_DISCOUNT: m.staff_offer_value,
};

const valueOf = (offer: DeskOffer): string => {
  if (offer.type === 'FLAT_DISCOUNT') return percent(offer.percent ?? 0);
  if (offer.type === 'BUNDLE_DISCOUNT')
    return m.staff_offer_bundle_value({ buy: number(offer.buy ?? 0), free: number(offer.free ?? 0) });
  return m.staff_offer_value_value({ amount: money(offer.amount ?? 0), minimum: money(offer.minimum ?? 0) });
};

const wishIn = (form: FormData, type: OfferType): Wish => ({
  type,
  title: textIn(form, 'title'),
  title_ar: textIn(form, 'title_ar'),
  percent: numberIn(form, 'percent'),
  buy: numberIn(form, 'buy'),
  free: numberIn(form, 'free'),
  minimum: numberIn(form, 'minimum'),
  amount: numberIn(form, 'amount'),
  starts_at: instantOf(textIn(form, 'starts_at')),
  ends_at: instantOf(textIn(form, 'ends_at')),
});

const ValueFields = ({ type }: { type: OfferType }) => {
  if (type === 'FLAT_DISCOUNT')
    return <TextField name="percent" label={m.staff_percent()} inputMode="numeric" ltr maxLength={3} />;
  if (type === 'BUNDLE_DISCOUNT')
    return (
      <>
        <TextField name="buy" label={m.staff_buy()} inputMode="numeric" ltr maxLength={2} />
        <TextField name="free" label={m.staff_free()} inputMode="numeric" ltr maxLength={2} />
      </>
    );
  return (
    <>
      <TextField name="minimum" label={m.staff_minimum()} inputMode="decimal" ltr maxLength={10} />
      <TextField name="amount" label={m.staff_amount()} inputMode="decimal" ltr maxLength={10} />
    </>
  );
};

const NewOffer = () => {
  const [type, setType] = useState<OfferType>('FLAT_DISCOUNT');
  const [missing, setMissing] = useState(false);
  const add = useDeskChange(
    (body: Wish) => api.desk.addOffer({ body, quiet: true }),
    () => toast.good(m.staff_saved()),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const lacks = ['title', 'title_ar', 'starts_at', 'ends_at'].some((name) => textIn(form, name) === '');
    setMissing(lacks);
    if (!lacks && !add.isPending) add.mutate(wishIn(form, type));
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-4 desk:grid-cols-2">
        <h2 className="col-span-full text-h3">{m.staff_new_offer()}</h2>
        <SelectField
          label={m.staff_offer_type()}
          options={types.map((value) => ({ value, label: words[value]() }))}
          value={type}
          onChange={({ currentTarget: { value } }) => setType(types.find((one) => one === value) ?? type)}
        />
        <ValueFields type={type} />
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

const List = () => {
  const { data, error, refetch } = useQuery(offersQuery());
  const remove = useDeskChange((id: number) => api.desk.removeOffer({ params: { id } }));
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList count={3} />;
  if (data.items.length === 0)
    return <EmptyState art="box" title={m.staff_offers_none()} text={m.staff_offers_hint()} />;
  return (
    <DiscountList>
      {data.items.map((offer) => (
        <DiscountRow
          key={offer.id}
          title={inLocale(offer.title, offer.title_ar)}
          facts={[valueOf(offer), m.staff_on_products({ count: number(offer.products) })]}
          period={offer}
          removing={remove.isPending && remove.variables === offer.id}
          onRemove={() => remove.mutate(offer.id)}
        />
      ))}
    </DiscountList>
  );
};

/** Offers: products carry them by the product's own sheet. */
export const Offers = () => (
  <div className="flex flex-col gap-5">
    <List />
    <NewOffer />
  </div>
);
