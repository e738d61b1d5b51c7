import { readMoment } from '../records/moment.ts';
import { addDays, addMonths, riyadhDay, type Day } from '../time/index.ts';
import type { Dosage } from './dosage.ts';
import { durationDays } from './supply.ts';
import { timingCodes } from './timing-codes.ts';

/* What does not fit is as if it had not been sent. */
type Body = Readonly<Record<string, unknown>>;
const bodyIn = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const textIn = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.trim().slice(0, 500)) || undefined;
const countIn = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 && value <= 100_000 ? value : undefined;
const mostOfList = 24;
const longestCode = 40;
function codesIn(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > mostOfList) return undefined;
  const all = value as unknown[];
  const codes = all.filter((one) => typeof one === 'string').filter((one) => one.length <= longestCode);
  return codes.length === all.length ? codes : undefined;
}

const quantityIn = (value: unknown) => {
  const { value: amount, unit, code } = bodyIn(value);
  return { value: countIn(amount), unit: textIn(unit), code: textIn(code) };
};

const weekdayCodes = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The last day of a period by its end, which belongs to it: of a month or a year its own last day. */
export function lastDayIn(end: unknown): Day | undefined {
  const moment = typeof end === 'string' ? readMoment(end) : undefined;
  if (moment === undefined) return undefined;
  const day = riyadhDay(moment.at);
  if (moment.precision === 'year') return `${day.slice(0, 4)}-12-31`;
  return moment.precision === 'month' ? addDays(addMonths(day, 1), -1) : day;
}

/** `BID` and its like, where they are said by a code. */
const timingByCode = (timing: Body): Partial<Dosage> =>
  listIn(bodyIn(timing['code'])['coding'])
    .map((coding) => timingCodes[String(bodyIn(coding)['code'])])
    .find(Boolean) ?? {};

/** What was said of these alone: what was not leaves the word of the code standing. */
const said = (facts: Partial<Dosage>): Partial<Dosage> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

function timingOf(timing: Body): Partial<Dosage> {
  const repeat = bodyIn(timing['repeat']);
  const bounds = quantityIn(repeat['boundsDuration']);
  return {
    ...timingByCode(timing),
    ...said({
      frequency: countIn(repeat['frequency']),
      frequencyMax: countIn(repeat['frequencyMax']),
      period: countIn(repeat['period']),
      periodMax: countIn(repeat['periodMax']),
      periodUnit: textIn(repeat['periodUnit']),
      when: codesIn(repeat['when']),
      timesOfDay: codesIn(repeat['timeOfDay'])?.map((time) => time.slice(0, 5)),
      weekdays: codesIn(repeat['dayOfWeek'])
        ?.map((day) => weekdayCodes.indexOf(day))
        .filter((day) => day >= 0),
      // What has no words of ours.
      isPartial: ['offset', 'count', 'duration'].some((part) => repeat[part] !== undefined),
      days: bounds.value === undefined ? undefined : durationDays(bounds.value, bounds.code ?? bounds.unit ?? ''),
      until: lastDayIn(bodyIn(repeat['boundsPeriod'])['end']),
    }),
  };
}

/** The most that may be taken in a time; undefined where a part of it was not sent. */
function mostOf(ratio: Body): Dosage['most'] {
  const [amount, time] = [quantityIn(ratio['numerator']), quantityIn(ratio['denominator'])];
  const periodUnit = time.code ?? time.unit;
  if (amount.value === undefined || time.value === undefined || periodUnit === undefined) return undefined;
  return { amount: amount.value, unit: amount.unit ?? amount.code, period: time.value, periodUnit };
}

/** What a `Dosage` of FHIR R4 says, read leniently: what does not fit is as if it had not been sent. */
export function readDosage(given: unknown): Dosage {
  const body = bodyIn(given);
  const dose = bodyIn(listIn(body['doseAndRate'])[0]);
  const range = bodyIn(dose['doseRange']);
  const amount = quantityIn(dose['doseQuantity'] ?? range['low']);
  const high = quantityIn(range['high']);
  const route = bodyIn(body['route']);
  const reason = body['asNeededCodeableConcept'];
  return {
    sequence: countIn(body['sequence']),
    text: textIn(body['text']),
    instruction: textIn(body['patientInstruction']),
    amount: amount.value,
    amountHigh: high.value,
    unit: amount.unit ?? amount.code ?? high.unit ?? high.code,
    ...timingOf(bodyIn(body['timing'])),
    most: mostOf(bodyIn(body['maxDosePerPeriod'])),
    asNeeded: body['asNeededBoolean'] === true || (typeof reason === 'object' && reason !== null),
    route: textIn(route['text']) ?? textIn(bodyIn(listIn(route['coding'])[0])['display']),
  };
}
