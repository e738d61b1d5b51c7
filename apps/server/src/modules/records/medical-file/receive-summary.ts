import { isUtf8 } from 'node:buffer';
import { doubtOf, isSameBirth, procedureProgress, readMoment } from '@balsam/domain/records';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import type { AllergyIntolerance, Dosage, MedicationStatement } from 'fhir/r4.js';
import { z } from 'zod';
import { audit } from '#platform/audit/audit.ts';
import type { Db, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { SentFile } from '#platform/http/form.ts';
import { countUp } from '#platform/limits/limits.store.ts';
import type { Platform } from '#platform/platform.ts';
import { patientById } from '#modules/people/index.ts';
import { asBody, codeIn, listIn, textIn, wordsIn } from '../entries/entry-of.ts';
import { namedIn, titleOf } from '../fhir/medicine.ts';
import { codesIn } from '../fhir/codes.ts';
import { isModified } from '../fhir/modified.ts';
import { isNoneKnown } from '../fhir/none-known.ts';
import { BrokenBundle, LargeBundle, readBundle, type BundleResource } from '../fhir/read-bundle.ts';
import { resolveTo, type Resolve } from '../fhir/references.ts';
import { isRestricted } from '../fhir/restricted.ts';
import { isWithdrawn } from '../fhir/withdrawn.ts';
import { publishWritten } from '../publish-written.ts';
import { readableRecord, type Reading } from '../records.policy.ts';
import { assertStatesMore, keepStatement, type StatedResource } from '../statements.ts';
import { lockStatements } from '../statements.store.ts';
import { currentFirst, notKnown } from './already-known.ts';
import { stateOf } from './statements.ts';

const criticalities = ['low', 'high', 'unable-to-assess'] as const;
const severities = ['mild', 'moderate', 'severe'] as const;

/** More statements than that are in no summary; to read so many entries holds the process for about half a second. */
const [mostStatements, mostEntries, mostPerDay] = [200, 10_000, 60];
const Code = z.object({
  system: z.string().max(200),
  code: z.string().max(60),
  display: z.string().max(300).optional(),
});

/** A concept with the words that it is shown by, and as many of its codes as are well formed. */
const conceptOf = (title: string, concept: unknown) => ({
  text: title,
  coding: listIn(asBody(concept)['coding'])
    .flatMap((one) => Code.safeParse(one).data ?? [])
    .slice(0, 5),
});

/** The day in Riyadh of an instant; a day, month or year as it came. */
const dayIn = (value: unknown): string | undefined => {
  const text = textIn(value) ?? textIn(asBody(value)['start']);
  const moment = text === undefined ? undefined : readMoment(text);
  return moment?.precision === 'instant' ? riyadhDay(moment.at) : moment && text;
};

const noteIn = (body: Readonly<Record<string, unknown>>): string =>
  textIn(asBody(listIn(body['note'])[0])['text'])?.slice(0, 300) ?? '';

const notDone: ReadonlySet<unknown> = new Set(['not-done', 'preparation', 'not-taken']);
const isNoOrder = ({ intent, doNotPerform }: BundleResource['body']): boolean =>
  doNotPerform === true || intent === 'proposal' || intent === 'plan';

/** Whether it says nothing that somebody has, took or had done: it was an error, was not done, or says that there is none. */
const isNothing = (resource: BundleResource, resolve: Resolve): boolean => {
  const { body } = resource;
  return (
    isWithdrawn(resource) ||
    isModified(body) ||
    isNoOrder(body) ||
    notDone.has(body['status']) ||
    isNoneKnown(body, titleOf(namedIn(resource, resolve)))
  );
};

/** How a procedure stands that is neither done nor left out, as it came. */
const statusIn = ({ status }: BundleResource['body']) =>
  typeof status === 'string' && procedureProgress(status) !== null ? { status } : {};

const kinds = { AllergyIntolerance: 'allergy', Condition: 'condition', Procedure: 'procedure' } as const;

const label = { system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' };

/** The mark that keeps it from a guardian with limited access, where its sender set one, on the medicine that it points to as well. */
function markOf(resource: BundleResource, resolve: Resolve) {
  const link = asBody(resource.body['medicationReference'])['reference'];
  const thing = resolveTo(resolve, link, resource, 'Medication');
  const isMarked = isRestricted(resource.body) || (thing !== undefined && isRestricted(thing.body));
  return isMarked ? { meta: { security: [label] } } : {};
}

/** More words than a dosage has. */
const longestDosage = 4000;

/** How it is taken, whole: coded, or in words. One that is longer than any is left with its words, and one that says nothing is left out. */
const dosagesIn = (body: BundleResource['body']) =>
  [...listIn(body['dosage']), ...listIn(body['dosageInstruction'])]
    .flatMap((given): Dosage[] => {
      const dosage = asBody(given);
      if (Array.isArray(given) || Object.keys(dosage).length === 0 || isModified(dosage)) return [];
      const text = textIn(dosage['text']);
      if (JSON.stringify(dosage).length <= longestDosage) return [dosage];
      return text === undefined ? [] : [{ text }];
    })
    .slice(0, 5);

/** Since when it is taken, and until when where that is known. */
function takenIn(body: BundleResource['body']): Pick<MedicationStatement, 'effectiveDateTime' | 'effectivePeriod'> {
  const start = dayIn(body['effectiveDateTime']) ?? dayIn(body['effectivePeriod']) ?? dayIn(body['authoredOn']);
  const end = dayIn(asBody(body['effectivePeriod'])['end']);
  if (end !== undefined) return { effectivePeriod: { ...(start !== undefined && { start }), end } };
  return start === undefined ? {} : { effectiveDateTime: start };
}

/** What an allergy does and how dangerous that is, with the words and the codes that FHIR has for it. */
function dangerIn(body: BundleResource['body']): Pick<AllergyIntolerance, 'criticality' | 'reaction'> {
  const criticality = criticalities.find((one) => one === body['criticality']);
  const reaction = listIn(body['reaction'])
    .slice(0, 10)
    .map(asBody)
    .filter((one) => !isModified(one))
    .flatMap((one) => {
      const manifestation = listIn(one['manifestation']).flatMap((sign) => {
        const words = wordsIn(sign) ?? codeIn(sign);
        return words === undefined ? [] : [conceptOf(words, sign)];
      });
      const severity = severities.find((word) => word === one['severity']);
      return manifestation.length > 0 ? [{ manifestation, ...(severity && { severity }) }] : [];
    });
  return { ...(criticality && { criticality }), ...(reaction.length > 0 && { reaction }) };
}

const takenStatuses = ['active', 'intended'] as const;
const categories = 'http://terminology.hl7.org/CodeSystem/medication-statement-category';

/** A medicine that is taken or is going to be, as the person states it; undefined for one that nobody takes, or without a name. */
function medicineOf(resource: BundleResource, resolve: Resolve, now: Date): StatedResource | undefined {
  const { body } = resource;
  const [title, status] = [titleOf(namedIn(resource, resolve)), takenStatuses.find((one) => one === body['status'])];
  if (title === undefined || status === undefined) return undefined;
  const dosage = dosagesIn(body);
  return {
    resourceType: 'MedicationStatement',
    ...markOf(resource, resolve),
    status,
    category: { coding: [{ system: categories, code: 'patientspecified' }] },
    medicationCodeableConcept: conceptOf(title, body['medicationCodeableConcept']),
    dateAsserted: now.toISOString(),
    ...takenIn(body),
    ...(dosage.length > 0 && { dosage }),
  } satisfies Omit<MedicationStatement, 'subject'>;
}

/** What somebody else's summary says, as the person's own statement; undefined for what cannot be one. */
function statementOf(resource: BundleResource, resolve: Resolve, now: Date): StatedResource | undefined {
  const { type, body } = resource;
  if (isNothing(resource, resolve)) return undefined;
  if (type === 'MedicationStatement' || type === 'MedicationRequest') return medicineOf(resource, resolve, now);
  const kind = kinds[type as keyof typeof kinds];
  const named = kind === 'allergy' ? titleOf(namedIn(resource, resolve)) : undefined;
  const text = wordsIn(body['code']) ?? named ?? codeIn(body['code']);
  if (kind === undefined || text === undefined) return undefined;
  const since = ['onsetDateTime', 'onsetPeriod', 'performedDateTime', 'performedPeriod'].map((name) =>
    dayIn(body[name]),
  );
  const doubt = doubtOf(codesIn(body['verificationStatus']));
  const told = { kind, text, since: since.find(Boolean), note: noteIn(body) };
  const stated = stateOf(told, doubt ?? 'unconfirmed', now);
  const clinicalStatus = body['clinicalStatus'];
  return {
    ...stated,
    ...markOf(resource, resolve),
    code: conceptOf(text, body['code']),
    ...(kind === 'allergy' && dangerIn(body)),
    ...(kind === 'procedure' && statusIn(body)),
    ...(kind !== 'procedure' && wordsOrCode(clinicalStatus) && { clinicalStatus }),
  };
}

const wordsOrCode = (concept: unknown): boolean => Code.safeParse(listIn(asBody(concept)['coding'])[0]).success;

function read(bytes: Buffer) {
  // Windows-1256 read as UTF-8 would leave an allergy without its letters.
  if (!isUtf8(bytes)) throw fail('summary_not_readable', { path: 'file' });
  try {
    return readBundle(bytes.toString('utf8'), mostEntries);
  } catch (error) {
    if (error instanceof LargeBundle) throw fail('summary_too_large', { path: 'file' });
    if (error instanceof BrokenBundle) throw fail('summary_not_readable', { path: 'file' });
    throw error;
  }
}

/** Counts whatever is sent, also what cannot be read: reading it is the work. @throws too_many_requests */
const countReceived = (db: Db, { actor, now }: UserCall): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const today = instantAt(riyadhDay(now), 0);
    const count = { scope: 'summaries_of_account', key: String(actor.accountId), bucket: today };
    if ((await countUp(tx, count, mostPerDay)) === undefined) throw fail('too_many_requests');
  });

async function keepAll(
  tx: Tx,
  call: UserCall,
  { personId, why }: Pick<Reading, 'personId' | 'why'>,
  all: readonly StatedResource[],
) {
  await lockStatements(tx, personId);
  const fresh = await notKnown(tx, personId, all, call.now);
  await assertStatesMore(tx, personId, fresh.length);
  const kept: number[] = [];
  for (const stated of fresh) kept.push(await keepStatement(tx, personId, stated, call.now));
  await publishWritten(tx, { personId, why }, kept, call.now);
  return { added: fresh.length, known: all.length - fresh.length };
}

/**
 * Takes a summary that another hospital gave into the person's own statements, each unconfirmed until a doctor confirms it. What stands in the
 * record as the same kind under the same name already is left as it is, of medicines what is taken now or the same course; vaccines, results and vital signs are counted as left out, for nobody states those.
 * @throws file_required; summary_too_large over 10,000 entries; too_many_requests after sixty in a day; summary_not_readable; summary_of_another when
 * the dates of birth differ; too_many_statements
 */
export async function receiveSummary({ db }: Platform, call: UserCall, file: SentFile | undefined) {
  const { personId, why } = await readableRecord(db, call, undefined);
  if (!file) throw fail('file_required', { path: 'file' });
  await countReceived(db, call);
  const { patient, resources, resolve } = read(await file.read());
  const own = await patientById(db, personId);
  const born = patient.birthDate;
  if (born !== undefined && own?.birthDate && !isSameBirth(born, own.birthDate))
    throw fail('summary_of_another', { path: 'file' });
  const clinical = resources.filter(({ type }) => type !== 'Patient' && type !== 'Composition');
  const statements = clinical.flatMap((one) => statementOf(one, resolve, call.now) ?? []);
  const stated = currentFirst(statements, call.now).slice(0, mostStatements);
  return db.transaction().execute(async (tx) => {
    const kept = await keepAll(tx, call, { personId, why }, stated);
    await audit(tx, call, { personId, action: 'write', what: 'record entry', why });
    return { ...kept, left_out: clinical.length - stated.length };
  });
}
