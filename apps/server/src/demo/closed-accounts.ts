import { addMinutes, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { Seeding } from './seeding.ts';

const year = 365.25 * 24 * 60;

/** Closed at 16, and 28 by now: what they left behind waits for an administrator. */
const minors = [
  { mrn: '1000091', first: 'Lina', last: 'Al-Harbi', firstAr: 'لينا', lastAr: 'الحربي', age: 28.4, results: 6 },
  { mrn: '1000092', first: 'Khaled', last: 'Al-Zaid', firstAr: 'خالد', lastAr: 'الزيد', age: 28.1, results: 3 },
] as const;

async function seedMinor(tx: Tx, now: Date, minor: (typeof minors)[number]): Promise<void> {
  const { mrn, first, last, firstAr, lastAr, age, results } = minor;
  const birth = addMinutes(now, -Math.round(age * year));
  const created = addMinutes(birth, Math.round(14 * year));
  const closed = addMinutes(birth, Math.round(16 * year));
  const names = { first_name: first, family_name: last, first_name_ar: firstAr, family_name_ar: lastAr };
  const dates = { birth_date: riyadhDay(birth), created_at: created, deleted_at: closed };
  const { id } = await tx
    .insertInto('person')
    .values({ mrn, ...names, ...dates, gender: 'female', nationality: 'SA' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('account')
    .values({ person_id: id, role_id: 3, status: 'deleted', created_at: created })
    .execute();
  const at = addMinutes(closed, -60 * 24 * 90);
  const { id: encounter } = await tx
    .insertInto('encounter')
    .values({
      person_id: id,
      class: 'AMB',
      status: 'finished',
      title: 'Check-up',
      title_ar: 'فحص دوري',
      started_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = { person_id: id, encounter_id: encounter, category: 'laboratory', status: 'final', taken_at: at };
  const ferritin = { title: 'Ferritin', title_ar: 'الفيريتين', loinc: '2276-4', unit: 'ng/mL', unit_code: 'ng/mL' };
  await tx
    .insertInto('observation')
    .values(Array.from({ length: results }, (_, n) => ({ ...row, ...ferritin, component: n, value_number: 20 + n })))
    .execute();
}

/** Accounts that were closed long ago, and whose years are over. */
export async function seedClosedAccounts(tx: Tx, { now }: Seeding): Promise<void> {
  for (const minor of minors) await seedMinor(tx, now, minor);
}
