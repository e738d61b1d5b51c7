import type { z } from 'zod';
import type { FamilyMember, Guardian } from '@balsam/contract/family';
import { isRelation, relationBack } from '@balsam/domain/family';
import { guardianAccess } from '@balsam/domain/identity';
import { ageOn, riyadhDay } from '@balsam/domain/time';
import type { GrantRow, RelationRow } from './family.store.ts';

const photoOf = ({ photo_file }: GrantRow) => photo_file && `/api/v1/mediafiles/${photo_file}`;

const personFields = (row: GrantRow) => ({
  first_name: row.first_name,
  middle_name: row.middle_name,
  family_name: row.family_name,
  first_name_ar: row.first_name_ar,
  middle_name_ar: row.middle_name_ar,
  family_name_ar: row.family_name_ar,
  profile_photo_url: photoOf(row),
  portrait: row.portrait,
  gender: row.gender,
  basis: row.basis,
  since: row.granted_at.toISOString(),
});

const nobody = { id_type: null, id_number: null, email_address: null, phone_number: null, location: null } as const;

/** Who a member is and how they are reached. */
const detailsOf = (row: GrantRow) => ({
  id_type: row.national_id === null ? (row.iqama === null ? null : ('iqama' as const)) : ('saudi_id' as const),
  id_number: row.national_id ?? row.iqama,
  email_address: row.email,
  phone_number: row.phone,
  location:
    row.location_id === null
      ? null
      : { id: row.location_id, title: row.location_title ?? '', title_ar: row.location_title_ar ?? '' },
});

/** A member of the family as their guardian sees them. Who has come of age stays in the list, without access. */
export function memberView(row: GrantRow, relations: readonly RelationRow[], now: Date): z.input<typeof FamilyMember> {
  const today = riyadhDay(now);
  const access = guardianAccess(row.birth_date, today, row.basis);
  return {
    id: row.id,
    relation: relations.find(({ id }) => id === row.relation_id)!,
    mrn_number: row.mrn,
    ...personFields(row),
    dob: row.birth_date,
    age: row.birth_date === null ? null : ageOn(row.birth_date, today),
    nationality: row.nationality,
    ...(access === 'none' ? nobody : detailsOf(row)),
    access,
    may: { switch: access !== 'none', delete: true },
  };
}

/** A guardian as the dependent sees them; undefined for one whose access the dependent's age has ended. */
export function guardianView(
  row: GrantRow,
  relations: readonly RelationRow[],
  dependent: { born: string | null; now: Date },
): z.input<typeof Guardian> | undefined {
  const access = guardianAccess(dependent.born, riyadhDay(dependent.now), row.basis);
  if (access === 'none' || !isRelation(row.relation_code)) return undefined;
  const back = relationBack(row.relation_code, row.gender);
  return { id: row.id, relation: relations.find(({ code }) => code === back)!, ...personFields(row), access };
}
