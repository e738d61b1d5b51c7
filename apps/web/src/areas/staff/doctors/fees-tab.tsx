import { appointmentTypes } from '@balsam/domain/booking';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { typedNumber } from '#shared/format/typed-number.ts';
import { kindNames } from '#shared/schedule/visit-kinds.ts';
import type { VisitKind } from '#shared/schedule/types.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusFirstError, textValue, type FieldErrors } from '#shared/ui/form.ts';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useDoctorChange, type DoctorDetail } from './queries.ts';

const highest = 10_000;

/** A fee as it was typed, in whichever digits; undefined when the field is empty, NaN when it is no amount. */
const feeIn = (form: HTMLFormElement, type: VisitKind): number | undefined => {
  const amount = typedNumber(textValue(form, type));
  if (amount === null) return undefined;
  return amount <= highest && Number(amount.toFixed(2)) === amount ? amount : Number.NaN;
};

/** What each kind of visit costs. */
export const FeesTab = ({ doctor }: { readonly doctor: DoctorDetail }) => {
  const [errors, setErrors] = useState<FieldErrors<VisitKind>>({});
  const save = useDoctorChange(
    (fees: DoctorDetail['fees']) => api.doctors.saveFees({ params: { id: doctor.id }, body: { fees } }),
    () => toast.success(m.doctors_fees_saved()),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = appointmentTypes.map((type) => ({ type, fee: feeIn(form, type) }));
    const wrong = typed.filter(({ fee }) => Number.isNaN(fee));
    const found = Object.fromEntries(wrong.map(({ type }) => [type, m.doctors_fee_wrong]));
    setErrors(found);
    const fees = typed.flatMap(({ type, fee }) => (fee === undefined ? [] : [{ type, fee }]));
    if (focusFirstError(form, found) && !save.isPending) save.mutate(fees);
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-160 flex-col gap-4">
      <p className="text-text-2">{m.doctors_fees_hint()}</p>
      <div className="grid gap-4 desktop:grid-cols-2">
        {appointmentTypes.map((type) => (
          <TextField
            key={type}
            name={type}
            label={kindNames[type]()}
            inputMode="decimal"
            maxLength={8}
            ltr
            defaultValue={doctor.fees.find((fee) => fee.type === type)?.fee}
            error={errors[type]?.()}
          />
        ))}
      </div>
      <Button type="submit" className="self-start" pending={save.isPending}>
        {m.doctors_save()}
      </Button>
    </form>
  );
};
