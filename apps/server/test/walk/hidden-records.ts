import { importBundle } from '#modules/records/index.ts';
import type { World } from '../world.ts';
import type { OwnedRecords } from './owned.ts';

/*
 * One of every kind of record that a walk must not find where it is hidden, brought as a file of another hospital brings it, with `word`
 * in each of its texts.
 */
type Resource = { readonly resourceType: string; readonly id: string } & Readonly<Record<string, unknown>>;

const person = (of: string): Resource => ({
  resourceType: 'Patient',
  id: `walked-${of}`,
  identifier: [{ system: 'https://clinic.example/patients', value: `walked-${of}` }],
  name: [{ family: 'Walked', given: ['One'] }],
});

const at = '2025-03-01T09:30:00+03:00';

/** What was found in a visit, and what was written about it. */
const findings = (word: string, subject: object): readonly Resource[] => {
  const [concept, encounter] = [{ text: word }, { reference: `Encounter/${word}-visit` }];
  return [
    {
      resourceType: 'Encounter',
      id: `${word}-visit`,
      status: 'finished',
      type: [concept],
      reasonCode: [concept],
      serviceProvider: { display: word },
      subject,
      period: { start: at },
    },
    {
      resourceType: 'Observation',
      id: `${word}-result`,
      status: 'final',
      category: [{ coding: [{ code: 'laboratory' }] }],
      code: concept,
      subject,
      encounter,
      effectiveDateTime: at,
      valueString: word,
    },
    {
      resourceType: 'Observation',
      id: `${word}-measurement`,
      status: 'final',
      category: [{ coding: [{ code: 'vital-signs' }] }],
      code: concept,
      subject,
      effectiveDateTime: at,
      valueString: word,
    },
    {
      resourceType: 'DiagnosticReport',
      id: `${word}-film`,
      status: 'final',
      category: [{ coding: [{ code: 'RAD' }] }],
      code: concept,
      subject,
      effectiveDateTime: at,
      conclusion: word,
    },
    {
      resourceType: 'DocumentReference',
      id: `${word}-letter`,
      status: 'current',
      type: concept,
      subject,
      date: at,
      description: word,
      content: [{ attachment: { contentType: 'text/plain', data: Buffer.from(word).toString('base64') } }],
    },
  ];
};

/** What is true of the person from then on. */
const statements = (word: string, subject: object): readonly Resource[] => {
  const concept = { text: word };
  return [
    {
      resourceType: 'MedicationRequest',
      id: `${word}-medicine`,
      status: 'active',
      intent: 'order',
      authoredOn: '2026-09-28',
      medicationCodeableConcept: { text: word, coding: [{ system: 'http://www.whocc.no/atc', code: 'N06AB03' }] },
      subject,
      encounter: { reference: `Encounter/${word}-visit` },
      requester: { display: word },
    },
    {
      resourceType: 'AllergyIntolerance',
      id: `${word}-allergy`,
      code: { text: `${word} ibuprofen` },
      patient: subject,
      recordedDate: at,
    },
    { resourceType: 'Condition', id: `${word}-condition`, code: concept, subject, onsetDateTime: at },
    {
      resourceType: 'Procedure',
      id: `${word}-procedure`,
      status: 'completed',
      code: concept,
      subject,
      performedDateTime: at,
    },
    {
      resourceType: 'Immunization',
      id: `${word}-vaccine`,
      status: 'completed',
      vaccineCode: concept,
      patient: subject,
      occurrenceDateTime: at,
    },
    { resourceType: 'CarePlan', id: `${word}-plan`, status: 'active', intent: 'plan', title: word, subject },
    { resourceType: 'Coverage', id: `${word}-cover`, status: 'active', type: concept, beneficiary: subject, payor: [] },
  ];
};

const everyKind = (word: string, of: string): readonly Resource[] => {
  const subject = { reference: `Patient/walked-${of}` };
  return [...findings(word, subject), ...statements(word, subject)];
};

/** A test that is sensitive by the catalogue, and a report of it that nobody marked. */
const sensitiveTest = (word: string, of: string): readonly Resource[] => {
  const subject = { reference: `Patient/walked-${of}` };
  return [
    {
      resourceType: 'Observation',
      id: `${word}-test`,
      status: 'final',
      category: [{ coding: [{ code: 'laboratory' }] }],
      code: { coding: [{ system: 'http://loinc.org', code: '2118-8' }] },
      subject,
      effectiveDateTime: at,
      valueString: word,
    },
    {
      resourceType: 'DiagnosticReport',
      id: `${word}-report-of-test`,
      status: 'final',
      category: [{ coding: [{ code: 'RAD' }] }],
      code: { text: word },
      subject,
      effectiveDateTime: at,
      result: [{ reference: `Observation/${word}-test` }],
      conclusion: word,
    },
  ];
};

/** What of the record may be asked for by an id. */
export type HiddenIds = Pick<
  OwnedRecords,
  'visit' | 'result' | 'report' | 'medicalReport' | 'medicine' | 'refill' | 'dose' | 'refillSubscription'
>;

type Wanted = {
  readonly of: OwnedRecords;
  readonly word: string;
  readonly label?: string;
  readonly kinds?: readonly string[];
};

/** Brings one of each kind, or of these kinds alone, marked by `label` where there is one. */
export async function bringRecords(w: World, { of: owner, word, label, kinds }: Wanted): Promise<void> {
  const meta = label === undefined ? {} : { meta: { security: [{ code: label }] } };
  const chosen = everyKind(word, owner.mrn).filter(({ id }) => kinds?.includes(id.slice(word.length + 1)) ?? true);
  await bringResources(
    w,
    owner,
    chosen.map((one) => ({ ...one, ...meta })),
  );
}

async function bringResources(w: World, owner: OwnedRecords, resources: readonly Resource[]): Promise<void> {
  const entry = [person(owner.mrn), ...resources].map((resource) => ({ resource }));
  const text = JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry });
  await w.db.transaction().execute((tx) => importBundle(tx, text, { now: w.clock.now(), mrn: owner.mrn }));
}

/** Brings one of each kind marked as sensitive, with what hangs on it, and a report of a sensitive test; answers the ids by which it is asked for. */
export async function bringSensitive(w: World, of: OwnedRecords, word: string): Promise<HiddenIds> {
  await bringRecords(w, { of, word, label: 'PSY' });
  const kept = await w.db
    .selectFrom('fhir_resource')
    .select(['id', 'resource_type'])
    .where('person_id', '=', of.personId)
    .where('source_id', 'like', `%${word}-%`)
    .execute();
  const idOf = (type: string) => kept.find((row) => row.resource_type === type)!.id;
  const rowOf = (table: 'encounter' | 'observation') =>
    w.db
      .selectFrom(table)
      .select('id')
      .where('person_id', '=', of.personId)
      .where('title', '=', word)
      .orderBy('id')
      .executeTakeFirstOrThrow();
  await bringResources(w, of, sensitiveTest(word, of.mrn));
  const film = w.db.selectFrom('record_entry').select('id').where('resource_id', '=', idOf('DiagnosticReport'));
  await documentOf(w, of, word, { admission_id: of.admission });
  return {
    visit: (await rowOf('encounter')).id,
    result: (await rowOf('observation')).id,
    report: (await film.executeTakeFirstOrThrow()).id,
    ...(await aroundMedicine(w, of, idOf('MedicationRequest'), word)),
    medicalReport: await documentOf(w, of, word, { appointment_id: of.paid }),
  };
}

/** What hangs on a medicine: a request for more of it, a dose, and a subscription. */
async function aroundMedicine(w: World, { personId }: OwnedRecords, medicine: number, word: string) {
  const now = w.clock.now();
  const of = { person_id: personId, resource_id: medicine };
  const refill = await w.db
    .insertInto('medication_refill')
    .values({ ...of, title: word, name: word, phone: word, address: word, kind: 'refill', created_at: now })
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

type About = { readonly appointment_id: number } | { readonly admission_id: number };

/** A document about a visit or a stay that was issued and is marked as sensitive. */
async function documentOf(w: World, owner: OwnedRecords, word: string, about: About): Promise<number> {
  const now = w.clock.now();
  const row = await w.db
    .insertInto('medical_report')
    .values({
      person_id: owner.personId,
      ...about,
      kind: 'discharge_summary',
      state: 'approved',
      language: 'en',
      comments: word,
      text_en: word,
      code: `${Object.keys(about)[0]}${word}aaaaaaaaaaaaaaaaaaaaaa`.replaceAll('_', '').slice(0, 22),
      is_sensitive: true,
      created_at: now,
      updated_at: now,
      issued_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Holds back what a doctor holds: results of the laboratory, and reports. */
export async function holdBack(w: World, { personId }: OwnedRecords, word: string): Promise<void> {
  await w.db
    .updateTable('observation')
    .set({ released_at: null })
    .where('person_id', '=', personId)
    .where('category', '=', 'laboratory')
    .where('title', '=', word)
    .execute();
  await w.db
    .updateTable('record_entry')
    .set({ released_at: null })
    .where('person_id', '=', personId)
    .where('kind', 'in', ['radiology', 'report'])
    .where('title', '=', word)
    .execute();
}
