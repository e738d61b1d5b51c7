import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, addMonths, type Day } from '@balsam/domain/time';
import { sureUntilMonths, vaccineSchedule, type ScheduledDose } from '@balsam/domain/vaccines';
import type { Tx } from '#platform/db/types.ts';
import { inArabic, type Seeding } from './seeding.ts';

const mrn = '1000003';
/** What was forgotten, so that something is due. */
const isMissing = ({ vaccine, dose }: ScheduledDose): boolean => vaccine === 'HepA' && dose === 2;

const resourceOf = ({ vaccine, name, nameAr, dose, ageMonths, cvx: [code] }: ScheduledDose, birth: Day) => ({
  resourceType: 'Immunization',
  id: `demo-vaccine-${vaccine}-${dose}`,
  status: 'completed',
  vaccineCode: {
    coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code }],
    text: name,
    _text: inArabic(nameAr),
  },
  // A few days after the dose was due.
  occurrenceDateTime: addDays(addMonths(birth, ageMonths), 4),
});

/** Noura's vaccines of her first two years, but for the last. Her list of entries is drawn with everybody's. */
export async function seedVaccines(tx: Tx, { now }: Seeding): Promise<void> {
  const noura = await tx
    .selectFrom('person')
    .select(['id', 'birth_date'])
    .where('mrn', '=', mrn)
    .executeTakeFirstOrThrow();
  const birth = noura.birth_date;
  if (birth === null) return;
  const rows = vaccineSchedule
    .filter((dose) => dose.ageMonths <= sureUntilMonths && !isMissing(dose))
    .map((dose) => {
      const body = resourceOf(dose, birth);
      return { id: body.id, body, hash: createHash('sha256').update(JSON.stringify(body)).digest('hex') };
    });
  await sql`
    insert into fhir_resource (person_id, resource_type, source_id, body, body_hash, imported_at)
    select ${noura.id}, 'Immunization', r.id, r.body, decode(r.hash, 'hex'), ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, body jsonb, hash text)`.execute(tx);
}
