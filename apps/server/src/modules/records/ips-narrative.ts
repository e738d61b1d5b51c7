import { numberText } from './fhir/exact-json.ts';
import type { Resource } from './ips-entries.ts';

/*
 * An entry of the summary in words, for whoever reads the document without a program. Everything is read leniently: what is not
 * there is left out.
 */
type Body = Readonly<Record<string, unknown>>;

const asBody = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'boolean' ? String(value) : numberText(value);
const joined = (between: string, ...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(between) || undefined;

const codings = (concept: unknown): Body[] => asList(asBody(concept)['coding']).map(asBody);
const conceptText = (concept: unknown): string | undefined => {
  const coding = codings(concept);
  const display = coding.map((one) => textOf(one['display'])).find((word) => word !== undefined);
  return textOf(asBody(concept)['text']) ?? display ?? coding.map((one) => textOf(one['code'])).find(Boolean);
};
const firstCode = (concept: unknown): string | undefined => textOf(codings(concept)[0]?.['code']);

const quantity = (value: unknown): string | undefined => {
  const { comparator, value: number, unit, code } = asBody(value);
  return joined(' ', textOf(comparator), textOf(number), textOf(unit) ?? textOf(code));
};
const between = (value: unknown, low: string, high: string, words: (part: unknown) => string | undefined) =>
  joined(' to ', words(asBody(value)[low]), words(asBody(value)[high]));

function valueText(body: Body): string | undefined {
  const ratio = asBody(body['valueRatio']);
  const plain = ['String', 'Integer', 'Boolean', 'DateTime', 'Time'].map((kind) => textOf(body[`value${kind}`]));
  return [
    quantity(body['valueQuantity']),
    conceptText(body['valueCodeableConcept']),
    ...plain,
    between(body['valueRange'], 'low', 'high', quantity),
    between(body['valuePeriod'], 'start', 'end', textOf),
    joined(' / ', quantity(ratio['numerator']), quantity(ratio['denominator'])),
    conceptText(body['dataAbsentReason']),
  ].find((word) => word !== undefined);
}

/** The range as it is written, or its ends; which kind it is where it is not the normal one. */
const rangeText = (value: unknown): string | undefined => {
  const range = asBody(value);
  const [low, high] = [quantity(range['low']), quantity(range['high'])];
  const written = textOf(range['text']);
  const ends = low !== undefined && high !== undefined ? `${low} to ${high}` : undefined;
  const words = written ?? ends ?? (low === undefined ? high && `≤ ${high}` : `≥ ${low}`);
  return words === undefined ? undefined : `${conceptText(range['type']) ?? 'range'} ${words}`;
};

const componentTexts = (body: Body): (string | undefined)[] =>
  asList(body['component']).map((part) => joined(' ', conceptText(asBody(part)['code']), valueText(asBody(part))));

const doses = (body: Body): (string | undefined)[] =>
  [...asList(body['dosageInstruction']), ...asList(body['dosage'])].map((dose) => textOf(asBody(dose)['text']));

const moments = ['effective', 'occurrence', 'performed', 'onset'] as const;
const dateText = (body: Body): string | undefined =>
  moments
    .flatMap((kind) => [
      textOf(body[`${kind}DateTime`]),
      textOf(body[`${kind}Instant`]),
      textOf(body[`${kind}String`]),
      between(body[`${kind}Period`], 'start', 'end', textOf),
    ])
    .find((word) => word !== undefined);

/** What goes without saying. */
const usual = new Set(['final', 'completed', 'confirmed']);
const orders = new Set(['order', 'original-order', 'instance-order', 'filler-order']);
const statusText = (body: Body): string | undefined =>
  joined(
    ', ',
    ...[
      textOf(body['status']),
      body['doNotPerform'] === true ? 'not to be given' : undefined,
      body['isSubpotent'] === true ? 'subpotent, does not count as a dose' : undefined,
      orders.has(textOf(body['intent']) ?? '') ? undefined : textOf(body['intent']),
      body['modifierExtension'] === undefined ? undefined : 'with a condition that its sender knows',
      firstCode(body['clinicalStatus']),
      firstCode(body['verificationStatus']),
      textOf(body['criticality']) && `criticality ${textOf(body['criticality'])}`,
    ].filter((word) => word === undefined || !usual.has(word)),
  );

/** What an entry says, in one line: what it is, its value or dose, when, and what is unusual about its state. */
export function wordsOf(resource: Resource, medicine: string | undefined): string {
  const what = medicine ?? conceptText(resource['code']) ?? conceptText(resource['vaccineCode']) ?? 'Not named';
  const details = joined(
    ', ',
    valueText(resource),
    ...asList(resource['interpretation']).map(conceptText),
    ...asList(resource['referenceRange']).map(rangeText),
    ...componentTexts(resource),
    ...doses(resource),
    dateText(resource),
  );
  const state = statusText(resource);
  return `${joined(': ', what, details)}${state === undefined ? '' : ` (${state})`}`;
}

const plain = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** The narrative of a section: its entries as a list, then its notes. Everything in it is text. */
export const narrative = (lines: readonly string[], notes: readonly string[]) => ({
  status: 'generated',
  div: [
    '<div xmlns="http://www.w3.org/1999/xhtml">',
    ...(lines.length > 0 ? ['<ul>', ...lines.map((line) => `<li>${plain(line)}</li>`), '</ul>'] : []),
    ...notes.map((note) => `<p>${plain(note)}</p>`),
    '</div>',
  ].join(''),
});
