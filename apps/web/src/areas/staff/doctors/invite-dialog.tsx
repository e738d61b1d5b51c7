import type { CallReply } from '@balsam/contract/call';
import type { hospital } from '@balsam/contract/hospital';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import type { SubmitEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { isTicked, textValue } from '#shared/ui/form.ts';
import { SelectField } from '#shared/ui/select-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { UnreadLine } from '#shared/ui/unread.tsx';
import { NameFields, namesFrom } from '../riders/name-fields.tsx';
import { useDoctorChange, type DoctorDetail } from './queries.ts';

type InviteDialogProps = { readonly onClose: () => void; readonly onInvited: (doctor: DoctorDetail) => void };

type Clinics = CallReply<typeof hospital.clinics>['items'];

const ClinicTicks = ({ clinics }: { readonly clinics: Clinics }) => (
  <fieldset>
    <legend className="mb-1 font-medium">{m.doctors_clinics()}</legend>
    <div className="grid max-h-64 gap-x-4 overflow-y-auto desktop:grid-cols-2">
      {clinics.map(({ id, title, title_ar: titleAr, location }) => (
        <CheckBox
          key={id}
          name={`clinic_${id}`}
          label={m.doctors_clinic_at({
            clinic: inLocale(title, titleAr),
            branch: inLocale(location.title, location.title_ar),
          })}
        />
      ))}
    </div>
  </fieldset>
);

const titled = ({ id, title, title_ar: titleAr }: { id: number; title: string; title_ar: string }) => ({
  value: String(id),
  label: inLocale(title, titleAr),
});

/** Invites a doctor. Opened on demand: default export for `lazy`. */
const InviteDialog = ({ onClose, onInvited }: InviteDialogProps) => {
  const specialities = useQuery(api.hospital.specialities.query({ quiet: true }));
  const clinics = useQuery(api.hospital.clinics.query({ quiet: true }));
  const invite = useDoctorChange(
    (form: HTMLFormElement) =>
      api.doctors.invite({
        body: {
          ...namesFrom(form),
          gender: textValue(form, 'gender') === 'male' ? 'male' : 'female',
          speciality_id: Number(textValue(form, 'speciality_id')),
          clinic_ids: (clinics.data?.items ?? [])
            .filter(({ id }) => isTicked(form, `clinic_${id}`))
            .map(({ id }) => id),
        },
        quiet: true,
      }),
    (doctor) => {
      toast.success(m.staff_done_invite());
      onInvited(doctor);
    },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!invite.isPending) invite.mutate(event.currentTarget);
  };
  return (
    <Dialog open confirmClose closable wide onClose={onClose} icon={UserPlus} title={m.doctors_invite()}>
      <CheckedForm onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-text-2">{m.doctors_invite_text()}</p>
        <NameFields />
        <UnreadLine reads={[specialities, clinics]} />
        <div className="grid gap-4 desktop:grid-cols-2">
          <SelectField
            name="gender"
            label={m.doctors_gender()}
            options={[
              { value: 'female', label: m.doctors_gender_female() },
              { value: 'male', label: m.doctors_gender_male() },
            ]}
          />
          <SelectField
            name="speciality_id"
            required
            label={m.doctors_speciality()}
            placeholder={m.doctors_speciality_choose()}
            options={(specialities.data?.items ?? []).map(titled)}
          />
        </div>
        <ClinicTicks clinics={clinics.data?.items ?? []} />
        <FormError error={invite.error} />
        <Button type="submit" size="lg" pending={invite.isPending}>
          {m.staff_invite_send()}
        </Button>
      </CheckedForm>
    </Dialog>
  );
};

export default InviteDialog;
