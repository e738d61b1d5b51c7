import { appointmentTypes } from '@balsam/domain/booking';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, ApiError } from '#shared/api/index.ts';
import { numberLength, typedNumber } from '#shared/format/typed-number.ts';
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
  return amount <= highest ? amount : Number.NaN;
};

type Fees = DoctorDetail['fees'];
type FormProps = { readonly doctor: DoctorDetail; readonly onOutdated: () => void };

const FeesForm = ({ doctor, onOutdated }: FormProps) => {
  // What stood in the fields when somebody began: what is read again meanwhile is not what was seen.
  const [seen, setSeen] = useState(doctor.fees);
  const [errors, setErrors] = useState<FieldErrors<VisitKind>>({});
  const save = useDoctorChange(
    (fees: Fees) => api.doctors.saveFees({ params: { id: doctor.id }, body: { fees, seen } }),
    ({ fees }) => {
      setSeen(fees);
      toast.success(m.doctors_fees_saved());
    },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = appointmentTypes.map((type) => ({ type, fee: feeIn(form, type) }));
    const wrong = typed.filter(({ fee }) => Number.isNaN(fee));
    const found = Object.fromEntries(wrong.map(({ type }) => [type, m.doctors_fee_wrong]));
    setErrors(found);
    const fees = typed.flatMap(({ type, fee }) => (fee === undefined ? [] : [{ type, fee }]));
    if (!focusFirstError(form, found) || save.isPending) return;
    save.mutate(fees, {
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'desk_changed') onOutdated();
      },
    });
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
            maxLength={numberLength}
            ltr
            defaultValue={seen.find((fee) => fee.type === type)?.fee}
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

/** What each kind of visit costs. Whoever was slower than somebody else is told, and sees what it costs now. */
export const FeesTab = ({ doctor }: { readonly doctor: DoctorDetail }) => {
  // The doctor has been read again by the time it is refused.
  const [round, setRound] = useState(0);
  return <FeesForm key={round} doctor={doctor} onOutdated={() => setRound(round + 1)} />;
};
