import { dosageText } from './dosage.ts';
import {
  besideEachOther,
  bodyOf,
  codeOf,
  dayIn,
  firstOf,
  listOf,
  textOf,
  valueOf,
  wordsOf,
  type Body,
} from './fhir-words.ts';
import { linesOfNarrative } from './narrative.ts';
import { resourceStatusOf, type ResourceStatus } from './resource-status.ts';

/** What is shown of a resource: plain words, never markup. */
export type Line = {
  readonly title: string;
  readonly detail: string;
  readonly day: string;
  readonly status: ResourceStatus;
};
export type Section = {
  readonly code: string;
  readonly title: string;
  readonly lines: readonly Line[];
  /** Its own words, where it has no entries. */
  readonly words: readonly string[];
  readonly isWithheld: boolean;
  /** It is known that there is none. */
  readonly isNone: boolean;
};
export type Summary = {
  readonly name: string;
  readonly birthDate: string;
  readonly gender: string;
  readonly author: string;
  readonly day: string;
  readonly sections: readonly Section[];
};

/** Sections within sections: more is a mistake. */
const deepest = 4;

type Found = ReadonlyMap<string, Body>;

const dayFields = [
  'effectiveDateTime',
  'performedDateTime',
  'occurrenceDateTime',
  'onsetDateTime',
  'authoredOn',
  'recordedDate',
  'date',
];
const periodFields = ['effectivePeriod', 'performedPeriod', 'onsetPeriod', 'period'];
const dayOf = (body: Body): string =>
  firstOf(
    ...dayFields.map((field) => dayIn(body[field])),
    ...periodFields.map((field) => dayIn(bodyOf(body[field])['start'])),
  );

const nameOf = (names: unknown): string => {
  const { text, given, family } = bodyOf(listOf(names)[0]);
  return firstOf(textOf(text), [...listOf(given).map(textOf), textOf(family)].filter(Boolean).join(' '));
};

const resolve = (reference: unknown, found: Found): Body => found.get(textOf(bodyOf(reference)['reference'])) ?? {};

/** The medicine that an order points to, in the file or within the order itself. */
function pointedTo(body: Body, found: Found): Body {
  const reference = textOf(bodyOf(body['medicationReference'])['reference']);
  if (!reference.startsWith('#')) return resolve(body['medicationReference'], found);
  const inner = listOf(body['contained']).map(bodyOf);
  return inner.find(({ id }) => textOf(id).replace(/^#/, '') === reference.slice(1)) ?? {};
}

/** What a medicine is called, else what is in it. */
const medicineIn = (medicine: Body): string =>
  firstOf(
    wordsOf(medicine['code']),
    besideEachOther(listOf(medicine['ingredient']).map((part) => wordsOf(bodyOf(part)['itemCodeableConcept']))),
  );

const titleOf = (body: Body, found: Found): string =>
  firstOf(
    wordsOf(body['medicationCodeableConcept']),
    medicineIn(pointedTo(body, found)),
    textOf(bodyOf(body['medicationReference'])['display']),
    wordsOf(body['vaccineCode']),
    wordsOf(body['code']),
    wordsOf(body['type']),
    nameOf(body['name']),
    textOf(body['title']),
    textOf(body['resourceType']),
  );

const detailOf = (body: Body): string =>
  [
    valueOf(body),
    ...[...listOf(body['dosage']), ...listOf(body['dosageInstruction'])].map(dosageText),
    wordsOf(body['clinicalStatus']),
    ...listOf(body['reaction']).flatMap((one) => listOf(bodyOf(one)['manifestation']).map(wordsOf)),
    textOf(bodyOf(listOf(body['note'])[0])['text']),
  ]
    .filter(Boolean)
    .join(' · ');

/** None for what was refuted or entered in error. */
function lineOf(body: Body, found: Found): Line[] {
  const status = resourceStatusOf(body, codeOf(body['verificationStatus']));
  return status === undefined
    ? []
    : [{ title: titleOf(body, found), detail: detailOf(body), day: dayOf(body), status }];
}

/** Entries by every name that a reference may call them. */
const namesOf = (entries: readonly Body[]): Found =>
  new Map(
    entries.flatMap(({ fullUrl, resource }) => {
      const body = bodyOf(resource);
      const named: [string, Body][] = [[`${textOf(body['resourceType'])}/${textOf(body['id'])}`, body]];
      return textOf(fullUrl) === '' ? named : [...named, [textOf(fullUrl), body]];
    }),
  );

/** What says the same of the same day is shown once. */
const onceEach = (lines: readonly Line[]): Line[] => [
  ...new Map(lines.map((line) => [JSON.stringify(line), line])).values(),
];

/** A section, then those that lie within it. One that only holds others is none of its own. */
function sectionsOf(section: Body, found: Found, depth = 0): Section[] {
  const bodies = listOf(section['entry'])
    .map((entry) => resolve(entry, found))
    .filter((body) => body['resourceType'] !== undefined);
  const reason = codeOf(section['emptyReason']);
  const own = {
    code: codeOf(section['code']),
    title: firstOf(textOf(section['title']), wordsOf(section['code'])),
    lines: onceEach(bodies.flatMap((body) => lineOf(body, found))),
    words: bodies.length === 0 && reason === '' ? linesOfNarrative(bodyOf(section['text'])['div']) : [],
    isWithheld: reason === 'withheld',
    isNone: reason === 'nilknown',
  };
  const inner = depth < deepest ? listOf(section['section']).map(bodyOf) : [];
  const isOnlyAround = inner.length > 0 && bodies.length === 0 && own.words.length === 0;
  return [...(isOnlyAround ? [] : [own]), ...inner.flatMap((one) => sectionsOf(one, found, depth + 1))];
}

const apart: ReadonlySet<unknown> = new Set(['Patient', 'Composition']);

/** What came without a table of contents, by its kinds. */
const byKind = (bodies: readonly Body[], found: Found): Section[] => {
  const kinds = Map.groupBy(
    bodies.filter((body) => !apart.has(body['resourceType'])),
    (body) => textOf(body['resourceType']),
  );
  return [...kinds].map(([title, all]) => ({
    code: title,
    title,
    lines: onceEach(all.flatMap((body) => lineOf(body, found))),
    words: [],
    isWithheld: false,
    isNone: false,
  }));
};

/** Reads a resource of FHIR R4, best a document, into plain words. Never throws: what is not as it should be is left out. */
export function readSummary(resource: unknown): Summary {
  const root = bodyOf(resource);
  const entries = root['resourceType'] === 'Bundle' ? listOf(root['entry']).map(bodyOf) : [{ resource: root }];
  const found = namesOf(entries);
  const bodies = entries.map((entry) => bodyOf(entry['resource']));
  const patient = bodies.find((body) => body['resourceType'] === 'Patient') ?? {};
  const composition = bodies.find((body) => body['resourceType'] === 'Composition');
  const author = resolve(listOf(composition?.['author'])[0], found);
  return {
    name: nameOf(patient['name']),
    birthDate: textOf(patient['birthDate']),
    gender: textOf(patient['gender']),
    author: firstOf(textOf(author['name']), nameOf(author['name'])),
    day: dayIn(composition?.['date']),
    sections: composition
      ? listOf(composition['section']).flatMap((section) => sectionsOf(bodyOf(section), found))
      : byKind(bodies, found),
  };
}
