import type { CallInput } from '@balsam/contract/call';
import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asIntent } from '#shared/api/intent-key.ts';
import { numberLength } from '#shared/format/typed-number.ts';
import { CheckBox } from '#shared/ui/choices.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { CodeTitle } from './code-title.tsx';
import { DiscountDialog } from './discount-dialog.tsx';
import { numberValue, shown, textValue } from './form-values.ts';
import { PeriodFields } from './period-fields.tsx';
import { type Period, periodOf } from './periods.ts';
import type { CatalogueCoupon } from './queries.ts';
import { useVersion } from './use-version.ts';

type CouponInput = CallInput<typeof pharmacyDesk.addCoupon>['body'];

/** What stands in the fields of a promo code. */
export const couponIn = (form: FormData, before: Period | undefined): CouponInput => ({
  code: textValue(form, 'code'),
  title: textValue(form, 'title'),
  title_ar: textValue(form, 'title_ar'),
  percent: numberValue(form, 'percent'),
  at_most: numberValue(form, 'at_most'),
  amount: numberValue(form, 'amount'),
  minimum_purchase: numberValue(form, 'minimum_purchase') ?? 0,
  uses_in_all: numberValue(form, 'uses_in_all'),
  uses_by_person: numberValue(form, 'uses_by_person'),
  first_order_only: form.has('first_order_only'),
  ...periodOf(textValue(form, 'starts_at'), textValue(form, 'ends_at'), before),
});

type CouponProps = { readonly coupon?: CatalogueCoupon | undefined };

const numbers = [
  { name: 'percent', label: m.staff_percent },
  { name: 'at_most', label: m.staff_at_most },
  { name: 'amount', label: m.staff_amount },
  { name: 'minimum_purchase', label: m.staff_minimum },
  { name: 'uses_in_all', label: m.staff_uses_in_all },
  { name: 'uses_by_person', label: m.staff_uses_by_person },
] as const;

const Values = ({ coupon }: CouponProps) =>
  numbers.map(({ name, label }) => (
    <TextField
      key={name}
      name={name}
      label={label()}
      inputMode="decimal"
      ltr
      maxLength={numberLength}
      defaultValue={shown(coupon?.[name])}
    />
  ));

/** Makes a promo code, or changes what one gives; the code itself stays. */
export const CouponDialog = ({ coupon, onClose }: CouponProps & { readonly onClose: () => void }) => {
  const { base, revision, ...version } = useVersion(coupon);
  const save = ({ code, ...body }: CouponInput): Promise<unknown> =>
    coupon && revision !== undefined
      ? api.pharmacyDesk.changeCoupon({
          params: { code: coupon.code },
          body: { ...body, revision },
          quiet: true,
        })
      : asIntent('coupon', api.pharmacyDesk.addCoupon)({ body: { code, ...body }, quiet: true });
  return (
    <DiscountDialog
      title={coupon ? <CodeTitle words={m.staff_edit_coupon} code={coupon.code} /> : m.staff_new_coupon()}
      version={version}
      needed={[...(coupon ? [] : ['code']), 'title_ar', 'title', 'starts_at', 'ends_at']}
      inputFrom={(form) => couponIn(form, base)}
      save={save}
      onClose={onClose}
    >
      {!coupon && (
        <div className="desktop:col-span-2">
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
      <Values coupon={base} />
      <CheckBox
        name="first_order_only"
        label={m.staff_first_order_only()}
        defaultChecked={base?.first_order_only ?? false}
      />
      <PeriodFields period={base} />
    </DiscountDialog>
  );
};
