import { isRetracted, readMoment, reportKind } from '@balsam/domain/records';
import { vaccineName } from '@balsam/domain/vaccines';
import { codesIn, cvxCodesIn } from '../fhir/codes.ts';
import { namedIn, titleOf } from '../fhir/medicine.ts';
import { noneTitleOf } from '../fhir/none-known.ts';
import { resolveTo, type Located, type Resolve } from '../fhir/references.ts';
import { isRestricted } from '../fhir/restricted.ts';
import { arabicOf, arabicOfConcept } from '../fhir/translation.ts';
import { unnamedEntries } from './entry.texts.ts';

export const entryKinds = [
  'radiology',
  'report',
  'lab_report',
  'medicine',
  'vaccine',
  'condition',
  'procedure',
  'allergy',
  'care_plan',
  'insurance',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** One line of the timeline, drawn from a kept resource. */
export type RecordEntry = {
  readonly kind: EntryKind;
  readonly title: string;
  readonly titleAr: string | null;
  readonly detail: string | null;
  readonly status: string;
  readonly at: Date | null;
  readonly atText: string | null;
  readonly isSensitive: boolean;
  readonly isWithdrawn: boolean;
};

type Body = Readonly<Record<string, unknown>>;
export const asBody = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 400) : undefined;

/** The words of a concept: its text, else the first of its codings that has some. */
export const wordsIn = (concept: unknown): string | undefined =>
  textIn(asBody(concept)['text']) ??
  listIn(asBody(concept)['coding'])
    .map((coding) => textIn(asBody(coding)['display']))
    .find((word) => word !== undefined);

/** The first code of a concept, for one that came without words. */
export const codeIn = (concept: unknown): string | undefined => textIn(codesIn(concept)[0]);

const kinds: Readonly<Record<string, EntryKind>> = {
  MedicationRequest: 'medicine',
  MedicationStatement: 'medicine',
  Immunization: 'vaccine',
  Condition: 'condition',
  Procedure: 'procedure',
  AllergyIntolerance: 'allergy',
  CarePlan: 'care_plan',
  Coverage: 'insurance',
  DocumentReference: 'report',
};

/** The types of which entries are drawn. */
export const entryTypes: readonly string[] = [...Object.keys(kinds), 'DiagnosticReport'];

/** Whether a report of the laboratory says more than its results, which stand in their own list: a culture in words, a file. */
const saysMore = (body: Body): boolean =>
  listIn(body['result']).length === 0 ||
  textIn(body['conclusion']) !== undefined ||
  listIn(body['presentedForm']).length > 0;

/** Which kind of line a resource is. */
export function kindOf({ type, body }: Pick<Located, 'type' | 'body'>): EntryKind {
  if (type !== 'DiagnosticReport') return kinds[type] ?? 'report';
  const categories = listIn(body['category']);
  const words = [...categories, body['code']].flatMap((concept) => wordsIn(concept) ?? []);
  const hasStudy = listIn(body['imagingStudy']).length > 0 || listIn(body['media']).length > 0;
  const kind = reportKind(categories.flatMap(codesIn), words, hasStudy);
  if (kind !== 'laboratory') return kind;
  return saysMore(body) ? 'report' : 'lab_report';
}

/** Where a resource says when it was, the best first. */
const moments = [
  'effectiveDateTime',
  'effectivePeriod',
  'occurrenceDateTime',
  'performedDateTime',
  'performedPeriod',
  'onsetDateTime',
  'onsetPeriod',
  'authoredOn',
  'date',
  'recordedDate',
  'issued',
  'period',
  'created',
  'dateAsserted',
];

const momentText = (body: Body): string | undefined =>
  moments
    .map((name) => textIn(body[name]) ?? textIn(asBody(body[name])['start']))
    .find((text) => text !== undefined && readMoment(text) !== undefined);

/** What came as a code alone is told by it: a vaccine by what the code stands for. */
function codedTitle(kind: EntryKind, body: Body) {
  if (kind === 'vaccine') {
    const known = cvxCodesIn(body['vaccineCode']).map(vaccineName).find(Boolean);
    if (known) return { title: known.en, titleAr: known.ar };
  }
  const isNamedByCode = kind === 'condition' || kind === 'procedure' || kind === 'vaccine';
  const code = isNamedByCode ? (codeIn(body['code']) ?? codeIn(body['vaccineCode'])) : undefined;
  return code === undefined
    ? { title: unnamedEntries[kind].en, titleAr: unnamedEntries[kind].ar }
    : { title: code, titleAr: code };
}

const titleFields = ['code', 'vaccineCode', 'type', 'title', 'description'];
function titlesOf(kind: EntryKind, resource: Located, resolve: Resolve) {
  const { body } = resource;
  const none = noneTitleOf(body);
  if (none) return { title: none.en, titleAr: none.ar };
  const medicine = kind === 'medicine' || kind === 'allergy' ? titleOf(namedIn(resource, resolve)) : undefined;
  const field = titleFields.find((name) => (wordsIn(body[name]) ?? textIn(body[name])) !== undefined);
  const title = medicine ?? (field === undefined ? undefined : (wordsIn(body[field]) ?? textIn(body[field])));
  if (title === undefined) return codedTitle(kind, body);
  const arabic =
    arabicOfConcept(body[field ?? 'medicationCodeableConcept']) ?? (field === undefined ? null : arabicOf(body, field));
  return { title, titleAr: arabic ?? (/\p{Script=Arabic}/u.test(title) ? title : null) };
}

const statusFields = ['status', 'verificationStatus', 'clinicalStatus'];
const statusOf = (body: Body): string => {
  const all = statusFields.flatMap((name) => [textIn(body[name]) ?? [], codesIn(body[name])].flat());
  return all.find(isRetracted) ?? all[0] ?? 'unknown';
};

/** What an allergy does, in the words of its reactions. */
const manifestationsIn = (body: Body): string | undefined => {
  const words = listIn(body['reaction']).flatMap((one) => {
    const { description, manifestation } = asBody(one);
    const shown = listIn(manifestation).flatMap((sign) => wordsIn(sign) ?? []);
    return shown.length > 0 ? shown : (textIn(description) ?? []);
  });
  return textIn([...new Set(words)].join(', '));
};

/** When it was, where that was told in words alone. */
const toldWhen = (body: Body): string | undefined =>
  ['onsetString', 'performedString', 'occurrenceString'].map((name) => textIn(body[name])).find(Boolean);

function detailOf(kind: EntryKind, body: Body): string | null {
  if (kind === 'radiology' || kind === 'report')
    return textIn(body['conclusion']) ?? textIn(body['description']) ?? null;
  const note = textIn(asBody(listIn(body['note'])[0])['text']);
  const said = [manifestationsIn(body), toldWhen(body), note].filter((words) => words !== undefined);
  return textIn(said.join('; ')) ?? null;
}

/** A medicine is as sensitive as what its order points to. */
function isSensitive(resource: Located, resolve: Resolve): boolean {
  const link = asBody(resource.body['medicationReference'])['reference'];
  const thing = resolveTo(resolve, link, resource, 'Medication');
  return isRestricted(resource.body) || (thing !== undefined && isRestricted(thing.body));
}

/** What the timeline and the lists say of a resource. */
export function entryOf(resource: Located, resolve: Resolve): RecordEntry {
  const { body } = resource;
  const kind = kindOf(resource);
  const atText = momentText(body);
  const status = statusOf(body);
  const isWithdrawn = isRetracted(status) || 'modifierExtension' in body;
  const titles = isWithdrawn
    ? { title: unnamedEntries[kind].en, titleAr: unnamedEntries[kind].ar }
    : titlesOf(kind, resource, resolve);
  return {
    kind,
    ...titles,
    detail: detailOf(kind, body),
    status,
    at: atText === undefined ? null : (readMoment(atText)?.at ?? null),
    atText: atText ?? null,
    isSensitive: isSensitive(resource, resolve),
    isWithdrawn,
  };
}

/** Whether a resource makes a line of the timeline: one that was taken back does not, nor a report that says no more than its results. */
export const isEntry = (resource: Located, resolve: Resolve): boolean =>
  entryTypes.includes(resource.type) && kindOf(resource) !== 'lab_report' && !entryOf(resource, resolve).isWithdrawn;
