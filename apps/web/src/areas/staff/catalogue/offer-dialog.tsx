import type { CallInput } from '@balsam/contract/call';
import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asIntent } from '#shared/api/intent-key.ts';
import { numberLength } from '#shared/format/typed-number.ts';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { DiscountDialog } from './discount-dialog.tsx';
import { numberValue, shown, textValue } from './form-values.ts';
import { PeriodFields } from './period-fields.tsx';
import { type Period, periodOf } from './periods.ts';
import type { CatalogueOffer } from './queries.ts';
import { useVersion } from './use-version.ts';

type OfferInput = CallInput<typeof pharmacyDesk.addOffer>['body'];
type OfferType = CatalogueOffer['type'];
const types = ['FLAT_DISCOUNT', 'BUNDLE_DISCOUNT', 'VALUE_BASED_DISCOUNT'] as const;

const words: Readonly<Record<OfferType, () => string>> = {
  FLAT_DISCOUNT: m.staff_offer_flat,
  BUNDLE_DISCOUNT: m.staff_offer_bundle,
  VALUE_BASED_DISCOUNT: m.staff_offer_value,
};

/** What stands in the fields of an offer. */
export const offerIn = (form: FormData, type: OfferType, before: Period | undefined): OfferInput => ({
  type,
  title: textValue(form, 'title'),
  title_ar: textValue(form, 'title_ar'),
  percent: numberValue(form, 'percent'),
  buy: numberValue(form, 'buy'),
  free: numberValue(form, 'free'),
  minimum: numberValue(form, 'minimum'),
  amount: numberValue(form, 'amount'),
  ...periodOf(textValue(form, 'starts_at'), textValue(form, 'ends_at'), before),
});

type FieldProps = {
  readonly name: 'percent' | 'buy' | 'free' | 'minimum' | 'amount';
  readonly label: string;
  readonly offer: CatalogueOffer | undefined;
};

const NumberField = ({ name, label, offer }: FieldProps) => (
  <TextField
    name={name}
    label={label}
    inputMode="decimal"
    ltr
    maxLength={numberLength}
    defaultValue={shown(offer?.[name])}
  />
);

const ValueFields = ({ type, offer }: { type: OfferType; offer: CatalogueOffer | undefined }) => {
  if (type === 'FLAT_DISCOUNT') return <NumberField name="percent" label={m.staff_percent()} offer={offer} />;
  if (type === 'BUNDLE_DISCOUNT')
    return (
      <>
        <NumberField name="buy" label={m.staff_buy()} offer={offer} />
        <NumberField name="free" label={m.staff_free()} offer={offer} />
      </>
    );
  return (
    <>
      <NumberField name="minimum" label={m.staff_minimum()} offer={offer} />
      <NumberField name="amount" label={m.staff_amount()} offer={offer} />
    </>
  );
};

type OfferDialogProps = { readonly offer?: CatalogueOffer | undefined; readonly onClose: () => void };

/** Makes an offer, or changes one. */
export const OfferDialog = ({ offer, onClose }: OfferDialogProps) => {
  const { base, revision, ...version } = useVersion(offer);
  const [type, setType] = useState<OfferType>(base?.type ?? 'FLAT_DISCOUNT');
  const save = (body: OfferInput): Promise<unknown> =>
    offer && revision !== undefined
      ? api.pharmacyDesk.changeOffer({
          params: { id: offer.id },
          body: { ...body, revision },
          quiet: true,
        })
      : asIntent('offer', api.pharmacyDesk.addOffer)({ body, quiet: true });
  return (
    <DiscountDialog
      title={offer ? m.staff_edit_offer() : m.staff_new_offer()}
      version={{
        ...version,
        take: () => {
          version.take();
          setType(offer?.type ?? type);
        },
      }}
      needed={['title_ar', 'title', 'starts_at', 'ends_at']}
      inputFrom={(form) => offerIn(form, type, base)}
      save={save}
      onClose={onClose}
    >
      <SelectField
        label={m.staff_offer_type()}
        options={types.map((value) => ({ value, label: words[value]() }))}
        value={type}
        onChange={({ currentTarget: { value } }) => setType(types.find((one) => one === value) ?? type)}
      />
      <ValueFields type={type} offer={base} />
      <PeriodFields period={base} />
    </DiscountDialog>
  );
};
