import type { z } from 'zod';
import type { family } from '@balsam/contract/family';
import { isMinor, isRelation, relationFits } from '@balsam/domain/family';
import {
  isEmail,
  isIdentityOfFile,
  isMrn,
  isPersonName,
  isSaudiMobile,
  normalisePhone,
  normaliseIdentity,
  normaliseName,
  toE164,
  isBirthDay,
} from '@balsam/domain/identity';
import { toLatinDigits } from '@balsam/domain/text';
import { riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { isNationality } from '#modules/content/index.ts';
import { branchOf } from '#modules/hospital/index.ts';
import type { NewFile } from '#modules/people/index.ts';
import { listRelations } from './family.store.ts';

export type MemberInput = z.output<typeof family.add.body>;

/** A member as entered, each field validated. */
export type NewMember = NewFile & {
  readonly relationId: number;
  readonly isMinor: boolean;
  /** The MRN of an existing file, when it was entered in the right form. */
  readonly mrn: string | undefined;
};

function identityOf({ id_type, id_number }: MemberInput) {
  const number = normaliseIdentity(id_number);
  if (!isIdentityOfFile(id_type, number)) throw fail('identity_not_valid', { path: 'id_number' });
  return { column: id_type === 'iqama' ? ('iqama' as const) : ('national_id' as const), number };
}

/** The names, all in the letters of one language: that of the family name. */
function namesOf(input: MemberInput) {
  const language = isPersonName(input.family_name, 'ar') ? 'ar' : 'en';
  const validName = (path: 'first_name' | 'middle_name' | 'family_name'): string => {
    const name = normaliseName(input[path] ?? '');
    if (name !== '' && !isPersonName(name, language)) throw fail('name_not_valid', { path });
    return name;
  };
  const names = {
    firstName: validName('first_name'),
    middleName: validName('middle_name'),
    familyName: validName('family_name'),
  };
  return { language, ...names } as const;
}

function birthDateOf({ dob }: MemberInput, today: string): string {
  const day = toLatinDigits(dob);
  if (!isBirthDay(day, today)) throw fail('birth_date_not_valid', { path: 'dob' });
  return day;
}

function contactOf({ phone_number, email_address }: MemberInput) {
  const phone = normalisePhone(phone_number ?? '');
  const email = (email_address ?? '').toLowerCase();
  if (phone !== '' && !isSaudiMobile(phone)) throw fail('phone_not_valid', { path: 'phone_number' });
  if (email !== '' && !isEmail(email)) throw fail('email_not_valid', { path: 'email_address' });
  return { phone: phone === '' ? null : toE164(phone), email: email || null };
}

async function checkRelation(sql: Sql, input: MemberInput, minor: boolean): Promise<void> {
  const code = (await listRelations(sql)).find(({ id }) => id === input.relation_id)?.code ?? '';
  const fits = isRelation(code) && relationFits(code, { gender: input.gender, isMinor: minor });
  if (!fits) throw fail('relation_not_valid', { path: 'relation_id' });
}

/**
 * Validates a member as entered: letters of names, dates, the relation, and the declaration for a minor.
 * @throws identity_not_valid, name_not_valid, birth_date_not_valid, phone_not_valid, email_not_valid,
 * nationality_not_valid, location_not_valid, relation_not_valid, declaration_required
 */
export async function validateMember(sql: Sql, input: MemberInput, now: Date): Promise<NewMember> {
  const today = riyadhDay(now);
  const parts = { ...namesOf(input), ...identityOf(input), ...contactOf(input) };
  const birthDate = birthDateOf(input, today);
  const minor = isMinor(birthDate, today);
  await checkRelation(sql, input, minor);
  const nationality = input.nationality.toUpperCase();
  if (!isNationality(nationality)) throw fail('nationality_not_valid', { path: 'nationality' });
  const branch = await branchOf(sql, input.location_id);
  if (!branch) throw fail('location_not_valid', { path: 'location_id' });
  if (minor && !input.declaration) throw fail('declaration_required', { path: 'declaration' });
  const mrn = normaliseIdentity(input.mrn_number ?? '');
  return {
    ...parts,
    birthDate,
    gender: input.gender,
    nationality,
    city: branch.city,
    locationId: branch.id,
    relationId: input.relation_id,
    isMinor: minor,
    mrn: isMrn(mrn) ? mrn : undefined,
  };
}
