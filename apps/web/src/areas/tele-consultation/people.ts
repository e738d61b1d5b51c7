import { inLocale } from '#shared/i18n/locale.ts';
import { portraitNamed, type Portrait } from '#shared/ui/avatar.tsx';
import type { Appointment } from './queries.ts';

export type Side = 'doctor' | 'patient';
/** The other side of the call, as it is shown. */
export type OtherPerson = { readonly name: string; readonly portrait: Portrait; readonly photo: string | null };

/** The doctor for the patient, the patient for the doctor. */
export const otherOf = (side: Side, { doctor, patient }: Appointment): OtherPerson =>
  side === 'patient'
    ? {
        name: inLocale(doctor.display_name, doctor.display_name_ar),
        portrait: portraitNamed(doctor.portrait, doctor.id),
        photo: doctor.photo_url,
      }
    : {
        name: inLocale(patient.name, patient.name_ar),
        portrait: portraitNamed(patient.portrait, patient.id),
        photo: patient.photo_url,
      };
