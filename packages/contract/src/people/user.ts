import { vehicleLimits } from '@balsam/domain/delivery';
import { z } from 'zod';
import { Day, Id, Mrn } from '../common.ts';

const Name = z.string().max(80);

/** What the pharmacy's and the riders' screens read of a person (SPEC §3). */
const UserExtraInfo = z.object({
  NATIONAL_ID: z.string().max(15).nullable(),
  ADDRESS: z.string().max(300).nullable(),
  VEHICLE_NUMBER: z.string().max(vehicleLimits.number).nullable(),
  VEHICLE_TYPE: z.string().max(vehicleLimits.type).nullable(),
});

/** The free first appointment: pending without an appointment may be claimed, completed with one may be cancelled (SPEC §4). */
const FirstFreePromo = z.object({ status: z.enum(['pending', 'completed']), appointment_id: Id.nullable() });

/**
 * The person whose profile is open (SPEC §3). `id` is the person's; inside a dependent's profile it is the dependent's,
 * and `isDependent` is true. A person in private data is shown to nobody but themselves.
 */
export const User = z.object({
  id: Id,
  mrn_number: Mrn.nullable(),
  role_id: z.int().min(1).max(99),
  is_privacy_agreed: z.boolean(),
  isDependent: z.boolean(),
  /** What a dependent is to the guardian who works here: 'Your daughter'. Null in one's own profile. */
  relation: z.object({ title: z.string().max(80), title_ar: z.string().max(80) }).nullable(),
  first_name: Name,
  middle_name: Name,
  family_name: Name,
  first_name_ar: Name,
  middle_name_ar: Name,
  family_name_ar: Name,
  email_address: z.string().max(254).nullable(),
  phone_number: z.string().max(20).nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  dob: Day.nullable(),
  nationality: z.string().length(2).nullable(),
  /** As the person wrote it. */
  city: z.string().max(80).nullable(),
  language: z.enum(['ar', 'en']),
  photo: z.string().max(200).nullable(),
  profile_photo_url: z.string().max(300).nullable(),
  /** Which drawn portrait stands in for a photo: `woman-hijab`, `man-ghutra`, ...; null for initials. */
  portrait: z.string().max(40).nullable(),
  userExtraInfo: UserExtraInfo,
  first_free_promo: z.array(FirstFreePromo).max(10),
  /** Of doctors: the id that `doctor_id` means in every call but the log-in. */
  doctor_id: Id.nullable(),
  /** Of doctors: what they sign in with, such as `D1001`. */
  doctor_code: z.string().max(20).nullable(),
});
export type User = z.output<typeof User>;
