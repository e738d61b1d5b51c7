import { isRetracted } from '@balsam/domain/records';
import type { Sql } from '#platform/db/types.ts';
import { currentConditions, familyHistories } from './clinical-facts.store.ts';
import { codesIn } from './fhir/codes.ts';
import { isModified } from './fhir/modified.ts';
import { arabicOfConcept } from './fhir/translation.ts';
import { safetyFactsOf } from './safety-facts.ts';
import { isUnconfirmed } from './statements.ts';

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
  !isModified(body) &&
  !['refuted', 'entered-in-error'].some((code) => codesIn(body['verificationStatus']).includes(code)) &&
  !(typeof body['status'] === 'string' && isRetracted(body['status']));

const sinceOf = (body: Body): string | null =>
  textOf(body['onsetDateTime'])?.slice(0, 10) ?? textOf(body['recordedDate'])?.slice(0, 10) ?? null;

const conditionOf = (body: Body) => {
  const title = wordsOf(body['code']);
  return title === undefined || !isTrue(body)
    ? []
    : [{ title, title_ar: arabicOfConcept(body['code']), since: sinceOf(body) }];
};

const familyOf = (body: Body) => {
  const all = Array.isArray(body['condition']) ? (body['condition'] as unknown[]) : [];
  const words = all.flatMap((one) => wordsOf(asObject(one)['code']) ?? []);
  const relation = wordsOf(body['relationship']);
  return relation === undefined || words.length === 0 || !isTrue(body) ? [] : [{ relation, text: words.join(', ') }];
};

type Fact = { readonly title: string; readonly title_ar: string | null; readonly isUnconfirmed: boolean };

/** Each title once. */
const recordedNames = (facts: readonly Fact[]) => [
  ...new Map(facts.map(({ title, title_ar }) => [title, { title, title_ar }])).values(),
];

/** What nobody but the person says, each once: what a doctor or somebody else says as well is none of it. */
const unconfirmedOf = (facts: readonly Fact[]): string[] =>
  [...Map.groupBy(facts, ({ title }) => title)].flatMap(([title, same]) =>
    same.every((fact) => fact.isUnconfirmed) ? [title] : [],
  );

/** What a doctor wants to know of a person first, in the words of their record: each thing once, the newest first. */
export async function clinicalFactsOf(sql: Sql, personId: number) {
  const { allergies, medicines } = await safetyFactsOf(sql, personId);
  const [allergyFacts, medicineFacts] = [allergies, medicines].map((facts) =>
    facts.map(({ name, nameAr, isUnconfirmed: own }) => ({
      title: name,
      title_ar: nameAr ?? null,
      isUnconfirmed: own,
    })),
  ) as [Fact[], Fact[]];
  const conditions = (await currentConditions(sql, personId)).flatMap(({ body, source }) =>
    conditionOf(asObject(body)).map((condition) => ({
      ...condition,
      isUnconfirmed: isUnconfirmed({ source, body: asObject(body) }),
    })),
  );
  const family = (await familyHistories(sql, personId)).flatMap(({ body }) => familyOf(asObject(body)));
  return {
    allergies: recordedNames(allergyFacts),
    medicines: recordedNames(medicineFacts),
    conditions: [
      ...new Map(conditions.map(({ title, title_ar, since }) => [title, { title, title_ar, since }])).values(),
    ],
    family,
    unconfirmed: {
      allergies: unconfirmedOf(allergyFacts),
      medicines: unconfirmedOf(medicineFacts),
      conditions: unconfirmedOf(conditions),
    },
  };
}
