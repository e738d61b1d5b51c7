import { z } from 'zod';
import { Day, Id, InstantText, Mrn } from '../common.ts';
import { Titled } from '../hospital/shapes.ts';

/** What a member is to the one who works in their profile: 'Daughter', and said to that one 'Your daughter'. */
export const Relation = z.object({
  id: Id,
  code: z.string().max(40),
  title: z.string().max(80),
  title_ar: z.string().max(80),
  yours: z.string().max(80),
  yours_ar: z.string().max(80),
});

const Name = z.string().max(80);
const Names = {
  first_name: Name,
  middle_name: Name,
  family_name: Name,
  first_name_ar: Name,
  middle_name_ar: Name,
  family_name_ar: Name,
};
/** A face for the list: the photo's address, and which drawn portrait stands in for it. */
const Face = { profile_photo_url: z.string().max(300).nullable(), portrait: z.string().max(40).nullable() };
const Gender = z.enum(['male', 'female']);

/** Somebody in whose profile the caller may work, or might before they came of age. `id` is that of the grant. */
export const FamilyMember = z.object({
  id: Id,
  relation: Relation,
  mrn_number: Mrn.nullable(),
  ...Names,
  ...Face,
  gender: Gender.nullable(),
  dob: Day.nullable(),
  /** In completed years. */
  age: z.int().min(0).max(200).nullable(),
  nationality: z.string().length(2).nullable(),
  /** Who they are and how they are reached, as on file (SPEC §3); nothing any more once the access has ended. */
  id_type: z.enum(['saudi_id', 'iqama']).nullable(),
  id_number: z.string().max(40).nullable(),
  email_address: z.string().max(254).nullable(),
  phone_number: z.string().max(20).nullable(),
  /** The branch where the file was opened. */
  location: Titled.nullable(),
  /** none: they have come of age, and are asked for their consent if access is to go on. */
  access: z.enum(['full', 'limited', 'none']),
  basis: z.enum(['declaration', 'consent']),
  since: InstantText,
  may: z.object({ switch: z.boolean(), delete: z.boolean() }),
});
export type FamilyMember = z.output<typeof FamilyMember>;

/** Somebody who may work in the caller's profile. `relation` is what they are to the caller. */
export const Guardian = z.object({
  id: Id,
  relation: Relation,
  ...Names,
  ...Face,
  gender: Gender.nullable(),
  access: z.enum(['full', 'limited']),
  basis: z.enum(['declaration', 'consent']),
  since: InstantText,
});
export type Guardian = z.output<typeof Guardian>;
