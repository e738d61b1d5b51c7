import type { CallInput } from '@balsam/contract/call';
import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import * as m from '../../../paraglide/messages.js';
import { api } from '../../../shared/api/index.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { CodeTitle } from './code-title.tsx';
import { DiscountDialog } from './discount-dialog.tsx';
import { numberIn, shown, textIn } from './form-values.ts';
import { PeriodFields } from './period-fields.tsx';
import { type Period, periodOf } from './periods.ts';
import type { DeskCoupon } from './queries.ts';

type Wish = CallInput<typeof pharmacyDesk.addCoupon>['body'];

const wishIn = (form: FormData, before: Period | undefined): Wish => ({
  code: textIn(form, 'code'),
  title: textIn(form, 'title'),
  title_ar: textIn(form, 'title_ar'),
  percent: numberIn(form, 'percent'),
  at_most: numberIn(form, 'at_most'),
  amount: numberIn(form, 'amount'),
  minimum_purchase: numberIn(form, 'minimum_purchase') ?? 0,
  uses_in_all: numberIn(form, 'uses_in_all'),
  uses_by_person: numberIn(form, 'uses_by_person'),
  ...periodOf(textIn(form, 'starts_at'), textIn(form, 'ends_at'), before),
});

type Of = { readonly of?: DeskCoupon | undefined };

const numbers = [
  { name: 'percent', label: m.staff_percent, most: 3 },
  { name: 'at_most', label: m.staff_at_most, most: 10 },
  { name: 'amount', label: m.staff_amount, most: 10 },
  { name: 'minimum_purchase', label: m.staff_minimum, most: 10 },
  { name: 'uses_in_all', label: m.staff_uses_in_all, most: 7 },
  { name: 'uses_by_person', label: m.staff_uses_by_person, most: 4 },
] as const;

const Values = ({ of }: Of) =>
  numbers.map(({ name, label, most }) => (
    <TextField
      key={name}
      name={name}
      label={label()}
      inputMode="decimal"
      ltr
      maxLength={most}
      defaultValue={shown(of?.[name])}
    />
  ));

/** Makes a promo code, or changes what one gives; the code itself stays. */
export const CouponDialog = ({ of, onClose }: Of & { readonly onClose: () => void }) => {
  const save = ({ code, ...body }: Wish): Promise<unknown> =>
    of
      ? api.pharmacyDesk.changeCoupon({
          params: { code: of.code },
          body: { ...body, revision: of.revision },
          quiet: true,
        })
      : api.pharmacyDesk.addCoupon({ body: { code, ...body }, quiet: true });
  return (
    <DiscountDialog
      title={of ? <CodeTitle words={m.staff_edit_coupon} code={of.code} /> : m.staff_new_coupon()}
      revision={of?.revision}
      needed={[...(of ? [] : ['code']), 'title_ar', 'title', 'starts_at', 'ends_at']}
      wishIn={(form) => wishIn(form, of)}
      save={save}
      onClose={onClose}
    >
      {!of && (
        <div className="desk:col-span-2">
          <TextField
            name="code"
            label={m.staff_code()}
            ltr
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
      )}
      <Values of={of} />
      <PeriodFields of={of} />
    </DiscountDialog>
  );
};
