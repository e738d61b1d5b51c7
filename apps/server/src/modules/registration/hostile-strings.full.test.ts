import { describe, expect, test } from 'vitest';
import { hostileStrings } from '#test/hostile-strings.ts';
import { world } from '#test/world.ts';
import { newcomer, registering } from './registration.fixture.ts';

const w = await world();
const { register } = registering(w);

const columns = {
  first_name: 'first_name',
  middle_name: 'middle_name',
  family_name: 'family_name',
  email_address: 'email',
  phone_number: 'phone',
  dob: 'birth_date',
  nationality: 'nationality',
  identity_number: 'identity_number',
} as const;
type Field = keyof typeof columns;

/** What was kept of a registration that was taken. */
const kept = (patientId: number, field: Field) =>
  w.db
    .selectFrom('registration')
    .select(columns[field])
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow()
    .then((row) => Object.values(row)[0] as string);

/** Taken as it was typed, spaces around it apart; an e-mail address in small letters. */
const same = (field: Field, typed: string, stored: string): boolean =>
  stored === (field === 'email_address' ? typed.trim().toLowerCase() : typed.trim());

async function faultOf(field: Field, language: 'ar' | 'en', value: string): Promise<string | undefined> {
  const arabic = language === 'ar' ? { language, first_name: 'ريم', middle_name: 'علي', family_name: 'الزهراني' } : {};
  const { http, body } = await register(newcomer({ ...arabic, [field]: value }));
  if (http === 400 || http === 422) return body.errors.length > 0 ? undefined : `${value}: refused without a field`;
  if (http !== 200) return `${value}: ${http}`;
  return same(field, value, await kept(body.data.patient_id, field)) ? undefined : `${value}: kept as something else`;
}

const names: readonly Field[] = ['first_name', 'middle_name', 'family_name'];
const everywhere = (Object.keys(columns) as Field[]).map((field) => [field, 'en'] as const);
const inArabic = names.map((field) => [field, 'ar'] as const);

describe('hostile input', () => {
  test.each([...everywhere, ...inArabic])('S5.10 in %s (%s) are refused clearly, or kept exactly', async (...where) => {
    const [field, language] = where;
    const faults: string[] = [];
    for (const value of hostileStrings) {
      const fault = await faultOf(field, language, value);
      if (fault !== undefined) faults.push(fault);
    }
    expect(faults).toEqual([]);
  });
});
