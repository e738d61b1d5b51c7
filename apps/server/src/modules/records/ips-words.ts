import { numberText } from './fhir/exact-json.ts';
import type { Resource } from './ips-entries.ts';

/*
 * An entry of the summary in words, for whoever reads the document without a program. Everything is read leniently: what is not
 * there is not said.
 */
type Body = Readonly<Record<string, unknown>>;

const asBody = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const said = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'boolean' ? String(value) : numberText(value);
const joined = (between: string, ...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(between) || undefined;

const codings = (concept: unknown): Body[] => asList(asBody(concept)['coding']).map(asBody);
const conceptWords = (concept: unknown): string | undefined => {
  const coding = codings(concept);
  const display = coding.map((one) => said(one['display'])).find((word) => word !== undefined);
  return said(asBody(concept)['text']) ?? display ?? coding.map((one) => said(one['code'])).find(Boolean);
};
const firstCode = (concept: unknown): string | undefined => said(codings(concept)[0]?.['code']);

const quantity = (value: unknown): string | undefined => {
  const { comparator, value: number, unit, code } = asBody(value);
  return joined(' ', said(comparator), said(number), said(unit) ?? said(code));
};
const between = (value: unknown, low: string, high: string, words: (part: unknown) => string | undefined) =>
  joined(' to ', words(asBody(value)[low]), words(asBody(value)[high]));

function valueWords(body: Body): string | undefined {
  const ratio = asBody(body['valueRatio']);
  const plain = ['String', 'Integer', 'Boolean', 'DateTime', 'Time'].map((kind) => said(body[`value${kind}`]));
  return [
    quantity(body['valueQuantity']),
    conceptWords(body['valueCodeableConcept']),
    ...plain,
    between(body['valueRange'], 'low', 'high', quantity),
    between(body['valuePeriod'], 'start', 'end', said),
    joined(' / ', quantity(ratio['numerator']), quantity(ratio['denominator'])),
    conceptWords(body['dataAbsentReason']),
  ].find((word) => word !== undefined);
}

/** The range as it is written, or its ends; which kind it is where it is not the normal one. */
const rangeWords = (value: unknown): string | undefined => {
  const range = asBody(value);
  const [low, high] = [quantity(range['low']), quantity(range['high'])];
  const written = said(range['text']);
  const ends = low !== undefined && high !== undefined ? `${low} to ${high}` : undefined;
  const words = written ?? ends ?? (low === undefined ? high && `≤ ${high}` : `≥ ${low}`);
  return words === undefined ? undefined : `${conceptWords(range['type']) ?? 'range'} ${words}`;
};

const componentWords = (body: Body): (string | undefined)[] =>
  asList(body['component']).map((part) => joined(' ', conceptWords(asBody(part)['code']), valueWords(asBody(part))));

const doses = (body: Body): (string | undefined)[] =>
  [...asList(body['dosageInstruction']), ...asList(body['dosage'])].map((dose) => said(asBody(dose)['text']));

const moments = ['effective', 'occurrence', 'performed', 'onset'] as const;
const whenWords = (body: Body): string | undefined =>
  moments
    .flatMap((kind) => [
      said(body[`${kind}DateTime`]),
      said(body[`${kind}Instant`]),
      said(body[`${kind}String`]),
      between(body[`${kind}Period`], 'start', 'end', said),
    ])
    .find((word) => word !== undefined);

/** What goes without saying. */
const usual = new Set(['final', 'completed', 'confirmed']);
const orders = new Set(['order', 'original-order', 'instance-order', 'filler-order']);
const stateWords = (body: Body): string | undefined =>
  joined(
    ', ',
    ...[
      said(body['status']),
      body['doNotPerform'] === true ? 'not to be given' : undefined,
      orders.has(said(body['intent']) ?? '') ? undefined : said(body['intent']),
      body['modifierExtension'] === undefined ? undefined : 'with a condition that its sender knows',
      firstCode(body['clinicalStatus']),
      firstCode(body['verificationStatus']),
      said(body['criticality']) && `criticality ${said(body['criticality'])}`,
    ].filter((word) => word === undefined || !usual.has(word)),
  );

/** What an entry says, in one line: what it is, its value or dose, when, and what is unusual about its state. */
export function wordsOf(resource: Resource, medicine: string | undefined): string {
  const what = medicine ?? conceptWords(resource['code']) ?? conceptWords(resource['vaccineCode']) ?? 'Not named';
  const details = joined(
    ', ',
    valueWords(resource),
    ...asList(resource['interpretation']).map(conceptWords),
    ...asList(resource['referenceRange']).map(rangeWords),
    ...componentWords(resource),
    ...doses(resource),
    whenWords(resource),
  );
  const state = stateWords(resource);
  return `${joined(': ', what, details)}${state === undefined ? '' : ` (${state})`}`;
}

const plain = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** The narrative of a section: its entries as a list, then what else is to be said. Everything in it is text. */
export const narrative = (lines: readonly string[], notes: readonly string[]) => ({
  status: 'generated',
  div: [
    '<div xmlns="http://www.w3.org/1999/xhtml">',
    ...(lines.length > 0 ? ['<ul>', ...lines.map((line) => `<li>${plain(line)}</li>`), '</ul>'] : []),
    ...notes.map((note) => `<p>${plain(note)}</p>`),
    '</div>',
  ].join(''),
});
