import { roles } from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import { hashPassword } from '#modules/identity/index.ts';
import type { Tx } from '#platform/db/types.ts';
import { seal } from '#platform/sealed.ts';
import { firstPatients } from './people/first-patients.ts';
import { furtherPatients, workers } from './people/patients.ts';
import { riderFacts } from './people/riders.ts';
import type { Seeding } from './seeding.ts';

/** The password of every demo log-in (DECISIONS §8). */
export const demoPassword = 'Balsam#2026';
/** The second factor of the demo staff. */
const demoTotpSecret = 'JBSWY3DPEHPK3PXP';

const guardian = '1000002';
/** What they are to him, by the ids of `family_relation`: a daughter and a son. */
const relationOf: Readonly<Record<string, number>> = { '1000003': 2, '1000004': 1 };
const dependents = Object.keys(relationOf);
/** Known at a branch, without a log-in: they register their medical file; and a child of six. */
const withoutLogIn = ['1000003', '1000041', '1000042'];
/** Has not agreed to the terms yet. */
const newcomer = '1000005';
const cities: Readonly<Record<string, string>> = { RUH: 'Riyadh', JED: 'Jeddah', DMM: 'Dammam' };

export const hashDemoPassword = (): Promise<string> => hashPassword(demoPassword);

const furtherRow = (p: (typeof furtherPatients)[number], now: Date) => ({
  mrn: p.mrn,
  first_name: p.first_name,
  family_name: p.family_name,
  first_name_ar: p.first_name_ar,
  family_name_ar: p.family_name_ar,
  gender: p.gender as 'male' | 'female',
  nationality: p.nationality,
  birth_date: p.birth_date,
  national_id: p.nationality === 'SA' ? `10${p.mrn}0` : null,
  iqama: p.nationality === 'SA' ? null : `20${p.mrn}0`,
  phone: `+96650${p.mrn}`,
  email: `patient${p.mrn}@balsam.example`,
  city: cities[p.city] ?? null,
  portrait: p.portrait === '-' ? null : p.portrait,
  created_at: now,
});

async function seedPatients(tx: Tx, { now, passwordHash }: Seeding): Promise<void> {
  const first = firstPatients(riyadhDay(now)).map((p) => ({ ...p, created_at: now }));
  const rows = await tx
    .insertInto('person')
    .values([...first, ...furtherPatients.map((p) => furtherRow(p, now))])
    .returning(['id', 'mrn', 'email'])
    .execute();
  const ids = new Map(rows.map((row) => [row.mrn, row.id]));
  await tx
    .insertInto('account')
    .values(
      rows
        .filter(({ mrn }) => !withoutLogIn.includes(mrn ?? ''))
        .map(({ id, email }) => ({
          person_id: id,
          role_id: roles.patient,
          login_email: email,
          password_hash: passwordHash,
          created_at: now,
        })),
    )
    .execute();
  await tx
    .insertInto('guardianship')
    .values(
      dependents.map((mrn) => ({
        guardian_id: ids.get(guardian)!,
        dependent_id: ids.get(mrn)!,
        relation_id: relationOf[mrn]!,
        granted_at: now,
        declared_at: now,
      })),
    )
    .execute();
  await seedAgreements(
    tx,
    now,
    rows.filter(({ mrn }) => ![newcomer, ...withoutLogIn].includes(mrn ?? '')).map(({ id }) => id),
  );
}

async function seedAgreements(tx: Tx, now: Date, personIds: readonly number[]): Promise<void> {
  await tx
    .insertInto('terms_agreement')
    .columns(['person_id', 'terms_version_id', 'agreed_at'])
    .expression((q) =>
      q
        .selectFrom(['person as p', 'terms_version as v'])
        .select((s) => ['p.id', 'v.id as version_id', s.val(now).as('agreed_at')])
        .where('p.id', 'in', personIds),
    )
    .execute();
}

async function seedWorkers(tx: Tx, { now, passwordHash, secret }: Seeding): Promise<void> {
  const rows = await tx
    .insertInto('person')
    .values(
      workers.map((worker) => ({
        first_name: worker.first_name,
        family_name: worker.family_name,
        first_name_ar: worker.first_name_ar,
        family_name_ar: worker.family_name_ar,
        gender: worker.gender as 'male' | 'female',
        phone: worker.phone,
        portrait: worker.portrait,
        email: worker.email,
        nationality: 'SA',
        ...riderFacts(worker.email),
        created_at: now,
      })),
    )
    .returning(['id', 'email'])
    .execute();
  const ids = new Map(rows.map((row) => [row.email, row.id]));
  await tx
    .insertInto('account')
    .values(
      workers.map(({ email, role }) => ({
        person_id: ids.get(email)!,
        role_id: Number(role),
        login_email: email,
        password_hash: passwordHash,
        totp_secret: role === String(roles.rider) ? null : seal(secret, demoTotpSecret),
        created_at: now,
      })),
    )
    .execute();
}

/** The people of DECISIONS §8 with their log-ins; the doctors come with the hospital. */
export async function seedPeople(tx: Tx, seeding: Seeding): Promise<void> {
  await seedPatients(tx, seeding);
  await seedWorkers(tx, seeding);
}
