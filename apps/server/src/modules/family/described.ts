import type { z } from 'zod';
import type { family } from '@balsam/contract/family';
import { isMinor, isRelation, relationFits } from '@balsam/domain/family';
import {
  isEmail,
  isIdentity,
  isMrn,
  isPersonName,
  isSaudiMobile,
  tidyIdentity,
  tidyName,
  toE164,
} from '@balsam/domain/identity';
import { toLatinDigits } from '@balsam/domain/text';
import { isDay, riyadhDay } from '@balsam/domain/time';
import type { Sql } from '../../platform/db/types.ts';
import { fail } from '../../platform/http/failure.ts';
import { isNationality } from '../content/index.ts';
import { branchOf } from '../hospital/index.ts';
import type { NewFile } from '../people/index.ts';
import { listRelations } from './family.store.ts';

export type Typed = z.output<typeof family.add.body>;

/** A member as somebody described them, each field of the right form. */
export type Described = NewFile & {
  readonly relationId: number;
  readonly isMinor: boolean;
  /** Of the file that is there already, when it was given in the right form. */
  readonly mrn: string | undefined;
};

const compact = (typed: string) => toLatinDigits(typed).replaceAll(/[\s\u200e\u200f\u2066-\u2069]/g, '');

function identityOf({ id_type, id_number }: Typed) {
  const number = tidyIdentity(id_number);
  if (!isIdentity(id_type, number)) throw fail('identity_not_valid', { path: 'id_number' });
  return { column: id_type === 'iqama' ? ('iqama' as const) : ('national_id' as const), number };
}

/** The names, all in the letters of one language: that of the family name. */
function namesOf(typed: Typed) {
  const language = isPersonName(typed.family_name, 'ar') ? 'ar' : 'en';
  const tidy = (path: 'first_name' | 'middle_name' | 'family_name'): string => {
    const name = tidyName(typed[path] ?? '');
    if (name !== '' && !isPersonName(name, language)) throw fail('name_not_valid', { path });
    return name;
  };
  const names = { firstName: tidy('first_name'), middleName: tidy('middle_name'), familyName: tidy('family_name') };
  return { language, ...names } as const;
}

function birthDateOf({ dob }: Typed, today: string): string {
  const day = toLatinDigits(dob);
  if (!isDay(day) || day < '1900-01-01' || day > today) throw fail('birth_date_not_valid', { path: 'dob' });
  return day;
}

function contactOf({ phone_number, email_address }: Typed) {
  const phone = compact(phone_number ?? '');
  const email = (email_address ?? '').toLowerCase();
  if (phone !== '' && !isSaudiMobile(phone)) throw fail('phone_not_valid', { path: 'phone_number' });
  if (email !== '' && !isEmail(email)) throw fail('email_not_valid', { path: 'email_address' });
  return { phone: phone === '' ? null : toE164(phone), email: email || null };
}

async function checkRelation(sql: Sql, typed: Typed, minor: boolean): Promise<void> {
  const code = (await listRelations(sql)).find(({ id }) => id === typed.relation_id)?.code ?? '';
  const fits = isRelation(code) && relationFits(code, { gender: typed.gender, isMinor: minor });
  if (!fits) throw fail('relation_not_valid', { path: 'relation_id' });
}

/**
 * Refuses what no member could be: wrong letters, an impossible day, a relation that does not fit, a minor without declaration.
 * @throws identity_not_valid, name_not_valid, birth_date_not_valid, phone_not_valid, email_not_valid, nationality_not_valid,
 * location_not_valid, relation_not_valid, declaration_required
 */
export async function describe(sql: Sql, typed: Typed, now: Date): Promise<Described> {
  const today = riyadhDay(now);
  const parts = { ...namesOf(typed), ...identityOf(typed), ...contactOf(typed) };
  const birthDate = birthDateOf(typed, today);
  const minor = isMinor(birthDate, today);
  await checkRelation(sql, typed, minor);
  const nationality = typed.nationality.toUpperCase();
  if (!isNationality(nationality)) throw fail('nationality_not_valid', { path: 'nationality' });
  const branch = await branchOf(sql, typed.location_id);
  if (!branch) throw fail('location_not_valid', { path: 'location_id' });
  if (minor && !typed.declaration) throw fail('declaration_required', { path: 'declaration' });
  const mrn = compact(typed.mrn_number ?? '');
  return {
    ...parts,
    birthDate,
    gender: typed.gender,
    nationality,
    city: branch.city,
    relationId: typed.relation_id,
    isMinor: minor,
    mrn: isMrn(mrn) ? mrn : undefined,
  };
}
