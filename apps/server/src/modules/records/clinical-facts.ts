import { isRetracted, precisionOf, sharedDoubt, worstDanger, type Danger, type Doubt } from '@balsam/domain/records';
import { riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { familyHistories } from './clinical-facts.store.ts';
import { isModified } from './fhir/modified.ts';
import { isNoneKnown } from './fhir/none-known.ts';
import { doubtBeside, isOver, linesOfNames, statedOf, verificationOf } from './medical-file/lines-of-a-name.ts';
import { fileEntries } from './medical-file/medical-file.store.ts';
import { medicinesOf } from './medicines.ts';
import { safetyFactsOf } from './safety-facts.ts';

type Body = Readonly<Record<string, unknown>>;

const longest = 300;
const asObject = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longest) : undefined;

/** The words of a concept: what was written, else what one of its codes is called. */
function wordsOf(concept: unknown): string | undefined {
  const { text, coding } = asObject(concept);
  const displays = Array.isArray(coding) ? (coding as unknown[]).map((one) => textOf(asObject(one)['display'])) : [];
  return textOf(text) ?? displays.find((display) => display !== undefined);
}

const isTrue = (body: Body): boolean =>
  !isModified(body) && !(typeof body['status'] === 'string' && isRetracted(body['status']));

const familyOf = (body: Body) => {
  const all = Array.isArray(body['condition']) ? (body['condition'] as unknown[]) : [];
  const words = all.flatMap((one) => wordsOf(asObject(one)['code']) ?? []);
  const relation = wordsOf(body['relationship']);
  return relation === undefined || words.length === 0 || !isTrue(body) ? [] : [{ relation, text: words.join(', ') }];
};

type Fact = { readonly title: string; readonly title_ar: string | null; readonly isUnconfirmed: boolean };
type Medicine = Fact & { readonly isPlanned: boolean };
type Allergy = Fact & { readonly doubt: Doubt | null; readonly danger: Danger };

/** Each title once, the newest first, with its Arabic where one that bears it has that. */
const recordedNames = (facts: readonly Fact[]) =>
  [...Map.groupBy(facts, ({ title }) => title)].map(([title, same]) => ({
    title,
    title_ar: same.find(({ title_ar: arabic }) => arabic !== null)?.title_ar ?? null,
  }));

/** What nobody but the person says, each once: what a doctor or somebody else says as well is none of it. */
const unconfirmedOf = (facts: readonly Fact[]): string[] =>
  [...Map.groupBy(facts, ({ title }) => title)].flatMap(([title, same]) =>
    same.every((fact) => fact.isUnconfirmed) ? [title] : [],
  );

/** Each allergy once, with the worst that is said of it, and in doubt where all who say it doubt it. */
const recordedAllergies = (facts: readonly Allergy[]) => {
  const unconfirmed = unconfirmedOf(facts);
  return recordedNames(facts).map((name) => {
    const same = facts.filter(({ title }) => title === name.title);
    const doubt = sharedDoubt(same.map((one) => one.doubt));
    const danger = worstDanger(same.map((one) => one.danger));
    return { ...name, ...danger, doubt: doubtBeside(doubt, unconfirmed.includes(name.title)) };
  });
};

/** Each medicine once, planned where none of its name is taken now. */
const recordedMedicines = (facts: readonly Medicine[]) =>
  recordedNames(facts).map((name) => ({
    ...name,
    is_planned: facts.every(({ title, isPlanned }) => title !== name.title || isPlanned),
  }));

type EntryRow = Awaited<ReturnType<typeof fileEntries>>[number];

/** The day in Riyadh of an instant; a day, month or year as it came. */
const sinceOf = ({ at, at_text: text }: EntryRow): string | null =>
  at && (precisionOf(text ?? '') === 'instant' ? riyadhDay(at) : text);

/** Of each name what is so now, as the medical file tells it; what its person alone says where nobody else says anything. */
function conditionsOf(rows: readonly EntryRow[]) {
  const current = linesOfNames(rows).filter((row) => !isOver(row) && !isNoneKnown(row.facts, row.title));
  return [...Map.groupBy(current, ({ title }) => title.toLowerCase()).values()].map((same) => {
    const row = same.find((one) => statedOf(one) !== 'waiting') ?? same[0]!;
    return {
      title: row.title,
      title_ar: row.title_ar,
      since: sinceOf(row),
      doubt: doubtBeside(verificationOf(row), statedOf(row) === 'waiting'),
      isUnconfirmed: statedOf(row) === 'waiting',
    };
  });
}

/** What a doctor wants to know of a person first, in the words of their record: each thing once, the newest first. */
export async function clinicalFactsOf(sql: Sql, personId: number, now: Date) {
  const { allergies } = await safetyFactsOf(sql, personId);
  const allergyFacts = allergies.map(({ name, nameAr, ...fact }): Allergy => ({
    ...fact,
    title: name,
    title_ar: nameAr ?? null,
  }));
  const taken = (await medicinesOf(sql, { personId, hideSensitive: false }, now)).filter(
    ({ isActive, isPlanned }) => isActive || isPlanned,
  );
  const medicineFacts = taken.map(({ title, titleAr, origin, isConfirmed, isPlanned }): Medicine => {
    return { title, title_ar: titleAr, isUnconfirmed: origin === 'own' && !isConfirmed, isPlanned };
  });
  const scope = { personId, hideSensitive: false, showHeld: true, hidden: new Set<number>() };
  const conditions = conditionsOf(await fileEntries(sql, scope, ['condition']));
  const family = (await familyHistories(sql, personId)).flatMap(({ body }) => familyOf(asObject(body)));
  return {
    allergies: recordedAllergies(allergyFacts),
    medicines: recordedMedicines(medicineFacts),
    conditions: conditions.map(({ title, title_ar, since, doubt }) => ({ title, title_ar, since, doubt })),
    family,
    unconfirmed: {
      allergies: unconfirmedOf(allergyFacts),
      medicines: unconfirmedOf(medicineFacts),
      conditions: unconfirmedOf(conditions),
    },
  };
}
