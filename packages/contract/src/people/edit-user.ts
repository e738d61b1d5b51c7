import { z } from 'zod';
import { IdText, WrittenText } from '../common.ts';
import { endpoint, type Caller } from '../endpoint.ts';
import { User } from './user.ts';

const Own = z.object({ id: IdText });

/** A name may only be filled in while it is empty: what is registered is changed at the front desk, with the document. */
const EmptyName = z.string().trim().min(1).max(80).optional();
const Line = (longest: number) => WrittenText.max(longest).nullable().optional();

/**
 * What a person may change of their own profile. Role, MRN, identity number, birth date, gender and nationality are not in
 * it, so they are stripped: they decide on access and on tax, and are changed at the front desk.
 */
const Changes = z.object({
  address: Line(300),
  city: Line(80),
  first_name: EmptyName,
  middle_name: EmptyName,
  family_name: EmptyName,
  first_name_ar: EmptyName,
  middle_name_ar: EmptyName,
  family_name_ar: EmptyName,
  /** Only `null`, which takes the photo away; a new one comes by mediafiles/upload. */
  photo: z.null().optional(),
});

const refusals = ['not_found', 'name_not_valid', 'name_registered', 'text_not_plain'] as const;

const update = <const P extends `/${string}`, const A extends readonly Caller[]>(path: P, access: A) =>
  endpoint({
    method: 'PATCH',
    path,
    access,
    summary:
      'Changes address, city and photo of the open profile, and fills in names that are still empty; a guardian changes address, city and photo',
    params: Own,
    body: Changes,
    reply: User,
    errors: refusals,
  });

export const updateUser = update('/users/:id', ['user']);

/** The same persons as the pharmacy's and the riders' screens know them (SPEC §7, E-pharmacy). */
export const updatePharmacyUser = update('/epharmacy-users/:id', ['rider', 'patient']);

export const pharmacyUser = endpoint({
  method: 'GET',
  path: '/epharmacy-users/:id',
  access: ['rider', 'patient'],
  summary: 'The own user, with identity number, address and vehicle under `userExtraInfo`',
  params: Own,
  reply: User,
  errors: ['not_found'],
});
