import type { z } from 'zod';
import type { User } from '@balsam/contract/people';
import { roles } from '@balsam/domain/identity';
import { photoUrl } from './names.ts';
import type { UserRow } from './persons.store.ts';

type FirstFreePromo = z.input<typeof User>['first_free_promo'];

/** What a dependent is to the guardian who works in their profile. */
type Relation = { readonly title: string; readonly title_ar: string };

/** A person as SPEC §3 shows a User. A dependent has no account of their own and is a patient. */
export function userView(
  row: UserRow,
  state: { agreedTerms: boolean; isDependent: boolean; relation: Relation | null; firstFreePromo: FirstFreePromo },
): z.input<typeof User> {
  return {
    id: row.id,
    mrn_number: row.mrn,
    role_id: state.isDependent ? roles.patient : (row.role_id ?? roles.patient),
    is_privacy_agreed: state.agreedTerms,
    isDependent: state.isDependent,
    relation: state.relation,
    first_name: row.first_name,
    middle_name: row.middle_name,
    family_name: row.family_name,
    first_name_ar: row.first_name_ar,
    middle_name_ar: row.middle_name_ar,
    family_name_ar: row.family_name_ar,
    email_address: row.email,
    phone_number: row.phone,
    gender: row.gender,
    dob: row.birth_date,
    nationality: row.nationality,
    city: row.city,
    language: row.language,
    photo: row.photo_file,
    profile_photo_url: photoUrl(row.photo_file),
    portrait: row.portrait,
    userExtraInfo: {
      NATIONAL_ID: row.national_id ?? row.iqama,
      ADDRESS: row.address,
      VEHICLE_NUMBER: row.vehicle_number,
      VEHICLE_TYPE: row.vehicle_type,
    },
    first_free_promo: state.firstFreePromo,
    doctor_id: row.doctor_id,
    doctor_code: row.doctor_code,
  };
}
