import { keepStatement } from '#modules/records/index.ts';
import type { World } from '../world.ts';

/** A picture of one point. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A report of radiology with a text and a picture. */
export async function createReport(w: World, personId: number, canary: string): Promise<number> {
  const body = {
    resourceType: 'DiagnosticReport',
    status: 'final',
    category: [{ coding: [{ code: 'RAD' }] }],
    code: { text: canary },
    conclusion: canary,
    presentedForm: [{ contentType: 'image/png', data: dot }],
  };
  const now = w.clock.now();
  const kept = await w.db.transaction().execute((tx) => keepStatement(tx, personId, body, now));
  const entry = w.db.selectFrom('record_entry').select('id').where('resource_id', '=', kept);
  return (await entry.executeTakeFirstOrThrow()).id;
}

/** A vaccine that was given. */
export async function createVaccine(w: World, personId: number, canary: string): Promise<void> {
  const body = { resourceType: 'Immunization', status: 'completed', vaccineCode: { text: canary } };
  await w.db.transaction().execute((tx) => keepStatement(tx, personId, body, w.clock.now()));
}

/** A document about a visit that was issued. */
export async function createMedicalReport(
  w: World,
  personId: number,
  appointmentId: number,
  canary: string,
): Promise<number> {
  const now = w.clock.now();
  const row = await w.db
    .insertInto('medical_report')
    .values({
      person_id: personId,
      appointment_id: appointmentId,
      kind: 'detail_medical',
      state: 'approved',
      language: 'en',
      comments: canary,
      text_en: canary,
      code: `${canary}aaaaaaaaaaaaaaaaaaaaaa`.slice(0, 22),
      created_at: now,
      updated_at: now,
      issued_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A medicine of their own, with all that can hang on one. */
export async function createMedicines(w: World, personId: number, canary: string) {
  const now = w.clock.now();
  const body = {
    resourceType: 'MedicationStatement',
    status: 'active',
    category: { coding: [{ code: 'patientspecified' }] },
    medicationCodeableConcept: { text: canary },
  };
  const medicine = await w.db.transaction().execute((tx) => keepStatement(tx, personId, body, now));
  const of = { person_id: personId, resource_id: medicine };
  const contact = { name: canary, phone: canary, address: canary };
  const refill = await w.db
    .insertInto('medication_refill')
    .values({ ...of, ...contact, title: canary, kind: 'refill', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const dose = await w.db
    .insertInto('medication_dose')
    .values({ ...of, due_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const subscription = await w.db
    .insertInto('refill_subscription')
    .values({ ...of, product_id: 1, every_days: 30, agreed_price: 1, next_on: '2027-01-01', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { medicine, refill: refill.id, dose: dose.id, refillSubscription: subscription.id };
}

/** A link to the summary, made by whoever is logged in, that somebody opened. */
export async function createShare(w: World, who: string, personId: number, canary: string): Promise<number> {
  const now = w.clock.now();
  const account = await w.db
    .selectFrom('account as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .select('a.id')
    .where('p.mrn', '=', who)
    .executeTakeFirstOrThrow();
  const row = await w.db
    .insertInto('shared_summary')
    .values({
      person_id: personId,
      token: canary,
      parts: ['allergies'],
      content: canary,
      created_by: account.id,
      created_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await w.db
    .insertInto('shared_summary_opening')
    .values({ shared_summary_id: row.id, name: canary, at: now })
    .execute();
  return row.id;
}
