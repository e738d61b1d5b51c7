import { dosageWords, durationDays, timingCodes, type Dosage } from '@balsam/domain/medication';
import { inLocale } from '#shared/i18n/locale.ts';
import { besideEachOther, bodyOf, firstOf, listOf, textOf, wordsOf, type Body } from './fhir-words.ts';

const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 && value <= 100_000 ? value : undefined;
const textIn = (value: unknown): string | undefined => textOf(value) || undefined;
const textsIn = (value: unknown): string[] | undefined => {
  const texts = listOf(value).map(textOf).filter(Boolean).slice(0, 24);
  return texts.length === 0 ? undefined : texts;
};
const unitOf = (quantity: Body): string | undefined => textIn(quantity['unit']) ?? textIn(quantity['code']);

const weekdayCodes = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** `BID` and its like, where they are said by a code alone. */
const timingByCode = (timing: Body): Partial<Dosage> =>
  listOf(bodyOf(timing['code'])['coding'])
    .map((coding) => timingCodes[textOf(bodyOf(coding)['code'])])
    .find(Boolean) ?? {};

/** What was said of these alone: what was not leaves the code's word standing. */
const said = <T extends object>(facts: T): Partial<T> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Partial<T>;

function timingOf(timing: Body): Partial<Dosage> {
  const repeat = bodyOf(timing['repeat']);
  const bounds = bodyOf(repeat['boundsDuration']);
  const [length, unit] = [countOf(bounds['value']), textIn(bounds['code']) ?? unitOf(bounds)];
  return {
    ...timingByCode(timing),
    ...said({
      frequency: countOf(repeat['frequency']),
      frequencyMax: countOf(repeat['frequencyMax']),
      period: countOf(repeat['period']),
      periodMax: countOf(repeat['periodMax']),
      periodUnit: textIn(repeat['periodUnit']),
      when: textsIn(repeat['when']),
      timesOfDay: textsIn(repeat['timeOfDay'])?.map((time) => time.slice(0, 5)),
      weekdays: textsIn(repeat['dayOfWeek'])
        ?.map((day) => weekdayCodes.indexOf(day))
        .filter((day) => day >= 0),
      days: length === undefined || unit === undefined ? undefined : durationDays(length, unit),
    }),
  };
}

function mostOf(ratio: Body): Dosage['most'] {
  const [part, time] = [bodyOf(ratio['numerator']), bodyOf(ratio['denominator'])];
  const [amount, period] = [countOf(part['value']), countOf(time['value'])];
  const periodUnit = textIn(time['code']) ?? textIn(time['unit']);
  if (amount === undefined || period === undefined || periodUnit === undefined) return undefined;
  return { amount, unit: unitOf(part), period, periodUnit };
}

function dosageOf(body: Body): Dosage {
  const dose = bodyOf(listOf(body['doseAndRate'])[0]);
  const range = bodyOf(dose['doseRange']);
  const [low, high] = [bodyOf(range['low']), bodyOf(range['high'])];
  const amount = dose['doseQuantity'] === undefined ? low : bodyOf(dose['doseQuantity']);
  return {
    amount: countOf(amount['value']),
    amountHigh: countOf(high['value']),
    unit: unitOf(amount) ?? unitOf(high),
    ...timingOf(bodyOf(body['timing'])),
    most: mostOf(bodyOf(body['maxDosePerPeriod'])),
    asNeeded: body['asNeededBoolean'] === true || body['asNeededCodeableConcept'] !== undefined,
  };
}

/** How a medicine is taken: in the words of who wrote it, else in ours. */
export function dosageText(dosage: unknown): string {
  const body = bodyOf(dosage);
  const words = dosageWords(dosageOf(body));
  const own = [
    words === undefined ? '' : inLocale(words.en, words.ar),
    wordsOf(body['route']),
    ...listOf(body['additionalInstruction']).map(wordsOf),
    textOf(body['patientInstruction']),
  ];
  return firstOf(textOf(body['text']), besideEachOther(own));
}
