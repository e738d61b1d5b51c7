import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { Admissions, Stay } from './admissions-type.ts';
import { type Choice, useHandOver } from './use-hand-over.ts';

type DialogProps = Pick<Admissions, 'doctors'> & { readonly stay: Stay; readonly onClose: () => void };

/** Another doctor for a stay, who has the record from then on. */
const HandOverDialog = ({ stay, doctors, onClose }: DialogProps) => {
  const { id, patient, doctor } = stay;
  const [choice, setChoice] = useState<Choice>();
  const move = useHandOver(id, {
    onDone: () => {
      toast.success(m.admissions_handed_over());
      onClose();
    },
    onOvertaken: () => setChoice(undefined),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (choice && !move.isPending) move.mutate(choice);
  };
  const options = doctors
    // The one who was chosen stays, also where the list shows them already: sent again, it is found to be done.
    .filter((other) => other.id !== doctor.id || other.id === choice?.doctor_id)
    .map(({ id: of, name, name_ar }) => ({ value: String(of), label: inLocale(name, name_ar) }));
  return (
    <Dialog open closable onClose={onClose} title={m.admissions_hand_over_title()}>
      <CheckedForm onSubmit={submit} className="flex flex-col gap-4">
        <div>
          <p className="font-bold">
            <Marked>{inLocale(patient.name, patient.name_ar)}</Marked>
          </p>
          <p className="text-muted">{m.admissions_doctor({ name: inLocale(doctor.name, doctor.name_ar) })}</p>
        </div>
        <p>{m.admissions_hand_over_text()}</p>
        <SelectField
          name="doctor_id"
          label={m.admissions_responsible()}
          options={options}
          placeholder={m.admissions_choose()}
          required
          value={choice ? String(choice.doctor_id) : ''}
          onChange={({ currentTarget: { value } }) => setChoice({ doctor_id: Number(value), before: doctor.id })}
        />
        <FormError error={move.error} />
        <Button type="submit" wide pending={move.isPending}>
          {m.admissions_hand_over()}
        </Button>
      </CheckedForm>
    </Dialog>
  );
};

export default HandOverDialog;
