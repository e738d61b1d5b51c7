import { digitsOnly } from '@balsam/domain/text';
import { vaccineSchedule } from '@balsam/domain/vaccines';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asIntent } from '#shared/api/intent-key.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { DateField } from '#shared/ui/date-field.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { textValue } from '#shared/ui/form.ts';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';

const other = 'other';
/** Each vaccine of the schedule once, by the first of its codes. */
const known = [...new Map(vaccineSchedule.map((dose) => [dose.cvx[0] ?? '', dose])).entries()];

const nameOf = (cvx: string): string => known.find(([code]) => code === cvx)?.[1].name ?? '';

/** A vaccine that is not of the schedule: its name in both languages and its code of CVX. */
export const OtherVaccine = () => (
  <>
    <TextField name="title" required minLength={2} maxLength={200} ltr label={m.doctor_vaccine_name()} />
    <TextField name="title_ar" required minLength={2} maxLength={200} dir="rtl" label={m.doctor_vaccine_name_ar()} />
    <TextField
      name="cvx"
      required
      ltr
      pattern="[0-9]{2,3}"
      inputMode="numeric"
      keep={digitsOnly}
      maxLength={3}
      label={m.doctor_vaccine_code()}
    />
  </>
);

type VaccinationDialogProps = { readonly mrn: string; readonly onClose: () => void };

/** Records a vaccine that a patient was given. */
export const VaccinationDialog = ({ mrn, onClose }: VaccinationDialogProps) => {
  const form = useId();
  const [chosen, setChosen] = useState('');
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: asIntent('vaccination', api.prevention.addVaccination),
    onSuccess: () => {
      onClose();
      toast.success(m.doctor_vaccine_added());
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['prevention'] }),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const sent = event.currentTarget;
    const vaccine =
      chosen === other
        ? { cvx: textValue(sent, 'cvx'), title: textValue(sent, 'title'), title_ar: textValue(sent, 'title_ar') }
        : { cvx: chosen, title: nameOf(chosen) };
    const [day, lot] = [textValue(sent, 'day'), textValue(sent, 'lot')];
    add.mutate({ body: { mrn_number: mrn, ...vaccine, given_on: day, lot } });
  };
  return (
    <Dialog
      open
      confirmClose
      closable
      onClose={onClose}
      title={m.doctor_vaccine_add()}
      actions={
        <Button type="submit" form={form} pending={add.isPending}>
          {m.growth_add_save()}
        </Button>
      }
    >
      <CheckedForm id={form} onSubmit={submit} className="flex flex-col gap-4">
        <FormError error={add.error} />
        <SelectField
          name="vaccine"
          label={m.doctor_vaccine()}
          required
          placeholder={m.doctor_vaccine_choose()}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          options={[
            ...known.map(([value, { name, nameAr }]) => ({ value, label: inLocale(name, nameAr) })),
            { value: other, label: m.doctor_vaccine_other() },
          ]}
        />
        {chosen === other && <OtherVaccine />}
        <DateField name="day" required label={m.doctor_vaccine_day()} />
        <TextField name="lot" maxLength={40} ltr label={m.doctor_vaccine_lot()} />
      </CheckedForm>
    </Dialog>
  );
};
