import { admissionRules } from '@balsam/domain/admissions';
import { digitsOnly, toLatinDigits } from '@balsam/domain/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { textValue } from '#shared/ui/form.ts';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { Admissions } from './admissions-type.ts';
import { errorsOf } from './refusal.ts';

type Body = Parameters<typeof api.admissions.admit>[0]['body'];
type FormProps = Pick<Admissions, 'wards' | 'doctors'> & { readonly onClose: () => void };

const bodyOf = (form: HTMLFormElement): Body => ({
  mrn_number: textValue(form, 'mrn_number'),
  doctor_id: Number(textValue(form, 'doctor_id')),
  ward_id: Number(textValue(form, 'ward_id')),
  bed: toLatinDigits(textValue(form, 'bed').trim()),
  diagnosis: textValue(form, 'diagnosis'),
  diagnosis_ar: textValue(form, 'diagnosis_ar'),
});

const useAdmit = (onClose: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) =>
      asOneIntent('admit', body, (sent, idempotencyKey) =>
        api.admissions.admit({ body: sent, idempotencyKey, quiet: true }),
      ),
    onSuccess: () => {
      toast.success(m.admissions_admitted());
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admissions'] }),
  });
};

/** Why somebody is admitted, as the doctor reads it in either language. */
const DiagnosisFields = () => (
  <>
    <TextField
      name="diagnosis_ar"
      label={m.admissions_diagnosis_ar()}
      required
      dir="rtl"
      maxLength={admissionRules.diagnosisLongest}
      autoComplete="off"
    />
    <TextField
      name="diagnosis"
      label={m.admissions_diagnosis_en()}
      required
      ltr
      maxLength={admissionRules.diagnosisLongest}
      autoComplete="off"
    />
  </>
);

/** A bed for somebody with a medical file, under the doctor who is responsible for the stay. */
const AdmitDialog = ({ wards, doctors, onClose }: FormProps) => {
  const admit = useAdmit(onClose);
  const { of, isPlaced } = errorsOf(admit.error);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!admit.isPending) admit.mutate(bodyOf(event.currentTarget));
  };
  const wardOptions = wards.map(({ id, title, title_ar, location }) => ({
    value: String(id),
    label: `${inLocale(location.title, location.title_ar)}: ${inLocale(title, title_ar)}`,
  }));
  const doctorOptions = doctors.map(({ id, name, name_ar }) => ({ value: String(id), label: inLocale(name, name_ar) }));
  const chosen = { required: true, defaultValue: '', placeholder: m.admissions_choose() };
  return (
    <Dialog open confirmClose closable wide onClose={onClose} title={m.admissions_admit()}>
      <CheckedForm onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          name="mrn_number"
          label={m.admissions_mrn()}
          error={of('mrn_number')}
          required
          ltr
          inputMode="numeric"
          keep={digitsOnly}
          maxLength={7}
          autoComplete="off"
        />
        <SelectField
          name="doctor_id"
          label={m.admissions_responsible()}
          error={of('doctor_id')}
          options={doctorOptions}
          {...chosen}
        />
        <div className="grid gap-4 desktop:grid-cols-2">
          <SelectField name="ward_id" label={m.admissions_ward()} options={wardOptions} {...chosen} />
          <TextField
            name="bed"
            label={m.admissions_bed_field()}
            error={of('bed')}
            required
            ltr
            maxLength={admissionRules.bedLongest}
            autoComplete="off"
          />
        </div>
        <DiagnosisFields />
        {!isPlaced && <FormError error={admit.error} />}
        <Button type="submit" size="lg" wide pending={admit.isPending}>
          {m.admissions_admit()}
        </Button>
      </CheckedForm>
    </Dialog>
  );
};

export default AdmitDialog;
