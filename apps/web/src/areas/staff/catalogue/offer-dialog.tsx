import type { CallInput } from '@balsam/contract/call';
import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { api } from '../../../shared/api/index.ts';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { DiscountDialog } from './discount-dialog.tsx';
import { numberIn, shown, textIn } from './form-values.ts';
import { PeriodFields } from './period-fields.tsx';
import { type Period, periodOf } from './periods.ts';
import type { DeskOffer } from './queries.ts';

type Wish = CallInput<typeof pharmacyDesk.addOffer>['body'];
type OfferType = DeskOffer['type'];
const types = ['FLAT_DISCOUNT', 'BUNDLE_DISCOUNT', 'VALUE_BASED_DISCOUNT'] as const;

const words: Readonly<Record<OfferType, () => string>> = {
  FLAT_DISCOUNT: m.staff_offer_flat,
  BUNDLE_DISCOUNT: m.staff_offer_bundle,
  VALUE_BASED_DISCOUNT: m.staff_offer_value,
};

const wishIn = (form: FormData, type: OfferType, before: Period | undefined): Wish => ({
  type,
  title: textIn(form, 'title'),
  title_ar: textIn(form, 'title_ar'),
  percent: numberIn(form, 'percent'),
  buy: numberIn(form, 'buy'),
  free: numberIn(form, 'free'),
  minimum: numberIn(form, 'minimum'),
  amount: numberIn(form, 'amount'),
  ...periodOf(textIn(form, 'starts_at'), textIn(form, 'ends_at'), before),
});

type FieldProps = {
  readonly name: 'percent' | 'buy' | 'free' | 'minimum' | 'amount';
  readonly label: string;
  readonly of: DeskOffer | undefined;
};

const NumberField = ({ name, label, of, most }: FieldProps & { most: number }) => (
  <TextField name={name} label={label} inputMode="decimal" ltr maxLength={most} defaultValue={shown(of?.[name])} />
);

const ValueFields = ({ type, of }: { type: OfferType; of: DeskOffer | undefined }) => {
  if (type === 'FLAT_DISCOUNT') return <NumberField name="percent" label={m.staff_percent()} of={of} most={3} />;
  if (type === 'BUNDLE_DISCOUNT')
    return (
      <>
        <NumberField name="buy" label={m.staff_buy()} of={of} most={2} />
        <NumberField name="free" label={m.staff_free()} of={of} most={2} />
      </>
    );
  return (
    <>
      <NumberField name="minimum" label={m.staff_minimum()} of={of} most={10} />
      <NumberField name="amount" label={m.staff_amount()} of={of} most={10} />
    </>
  );
};

type OfferDialogProps = { readonly of?: DeskOffer | undefined; readonly onClose: () => void };

/** Makes an offer, or changes one. */
export const OfferDialog = ({ of, onClose }: OfferDialogProps) => {
  const [type, setType] = useState<OfferType>(of?.type ?? 'FLAT_DISCOUNT');
  const save = (body: Wish): Promise<unknown> =>
    of
      ? api.pharmacyDesk.changeOffer({ params: { id: of.id }, body: { ...body, revision: of.revision }, quiet: true })
      : api.pharmacyDesk.addOffer({ body, quiet: true });
  return (
    <DiscountDialog
      title={of ? m.staff_edit_offer() : m.staff_new_offer()}
      revision={of?.revision}
      needed={['title_ar', 'title', 'starts_at', 'ends_at']}
      wishIn={(form) => wishIn(form, type, of)}
      save={save}
      onClose={onClose}
    >
      <SelectField
        label={m.staff_offer_type()}
        options={types.map((value) => ({ value, label: words[value]() }))}
        value={type}
        onChange={({ currentTarget: { value } }) => setType(types.find((one) => one === value) ?? type)}
      />
      <ValueFields type={type} of={of} />
      <PeriodFields of={of} />
    </DiscountDialog>
  );
};
