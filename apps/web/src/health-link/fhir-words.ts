import { readMoment } from '@balsam/domain/records';
import { riyadhDay } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { wordsOfCode } from './code-words.ts';

/* What a part of a resource of FHIR R4 says, in plain words; nothing for what is not as it should be. */
export type Body = Readonly<Record<string, unknown>>;

export const bodyOf = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, 500) : typeof value === 'number' ? String(value) : '';
/** What stands beside each other, with the comma of the language between. */
export const besideEachOther = (texts: readonly string[]): string => texts.filter(Boolean).join(inLocale(', ', '، '));
export const firstOf = (...texts: readonly string[]): string => texts.find((text) => text !== '') ?? '';

export const wordsOf = (concept: unknown): string => {
  const coding = listOf(bodyOf(concept)['coding']).map(bodyOf);
  const displays = coding.map(({ display }) => textOf(display));
  const codes = coding.map(({ system, code }) => wordsOfCode(textOf(system), textOf(code)));
  return firstOf(textOf(bodyOf(concept)['text']), ...displays, ...codes);
};
export const codeOf = (concept: unknown): string => textOf(bodyOf(listOf(bodyOf(concept)['coding'])[0])['code']);

const quantityOf = (value: unknown): string => {
  const { value: amount, unit, code, comparator } = bodyOf(value);
  return [textOf(comparator) + textOf(amount), firstOf(textOf(unit), textOf(code))].filter(Boolean).join(' ');
};

/** Two ends with a sign between them; one end alone says that it is open. */
const span = (from: string, to: string): string => {
  if (from !== '' && to !== '') return `${from} – ${to}`;
  if (from !== '') return `≥ ${from}`;
  return to === '' ? '' : `≤ ${to}`;
};

/** A titre is written 1:80. */
function ratioOf(value: unknown): string {
  const { numerator, denominator } = bodyOf(value);
  const [over, under] = [quantityOf(numerator), quantityOf(denominator)];
  if (over === '' || under === '') return '';
  return [over, under].some((text) => text.includes(' ')) ? `${over} / ${under}` : `${over}:${under}`;
}

const answerOf = (value: unknown): string => {
  if (typeof value !== 'boolean') return '';
  return value ? m.link_yes() : m.link_no();
};

/** The day in Riyadh of an instant, and a day, month or year as it came. */
export function dayIn(value: unknown): string {
  const text = textOf(value);
  const moment = readMoment(text);
  return moment?.precision === 'instant' ? riyadhDay(moment.at) : text.slice(0, 10);
}

/** The value of an observation, of whichever kind, with those of its components; else why there is none. */
export function valueOf(body: Body): string {
  const { low, high } = bodyOf(body['valueRange']);
  const { start, end } = bodyOf(body['valuePeriod']);
  const own = firstOf(
    quantityOf(body['valueQuantity']),
    wordsOf(body['valueCodeableConcept']),
    textOf(body['valueString']),
    textOf(body['valueInteger']),
    answerOf(body['valueBoolean']),
    span(quantityOf(low), quantityOf(high)),
    ratioOf(body['valueRatio']),
    dayIn(body['valueDateTime']),
    textOf(body['valueTime']),
    span(dayIn(start), dayIn(end)),
  );
  const parts = listOf(body['component'])
    .map(bodyOf)
    .map((part) => `${wordsOf(part['code'])} ${valueOf(part)}`);
  return firstOf(besideEachOther([own, ...parts]), wordsOf(body['dataAbsentReason']));
}
