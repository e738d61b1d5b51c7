import { durationDays, timingCodes, type Dosage } from '@balsam/domain/medication';
import { readMoment } from '@balsam/domain/records';
import { addDays, addMonths, riyadhDay, type Day } from '@balsam/domain/time';
import { z } from 'zod';
import { codesIn } from './codes.ts';

const lenient = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const Text = lenient(
  z
    .string()
    .trim()
    .min(1)
    .transform((text) => text.slice(0, 500)),
);
const Count = lenient(z.number().positive().max(100_000));
const Quantity = lenient(z.object({ value: Count, unit: Text, code: Text }));
const Ratio = lenient(z.object({ numerator: Quantity, denominator: Quantity }));
const Strings = lenient(z.array(z.string().max(40)).max(24));

const Repeat = lenient(
  z.object({
    frequency: Count,
    frequencyMax: Count,
    period: Count,
    periodMax: Count,
    periodUnit: Text,
    when: Strings,
    timeOfDay: Strings,
    dayOfWeek: Strings,
    // What has no words of ours; only whether it is there is asked.
    offset: z.unknown().optional(),
    count: z.unknown().optional(),
    duration: z.unknown().optional(),
    boundsDuration: Quantity,
    boundsPeriod: lenient(z.object({ start: Text, end: Text })),
  }),
);
const DosageShape = z.object({
  text: Text,
  patientInstruction: Text,
  timing: lenient(z.object({ repeat: Repeat, code: lenient(z.unknown()) })),
  asNeededBoolean: lenient(z.boolean()),
  asNeededCodeableConcept: lenient(z.object({})),
  route: lenient(z.object({ text: Text, coding: lenient(z.array(z.object({ display: Text }))) })),
  maxDosePerPeriod: Ratio,
  doseAndRate: lenient(
    z.array(z.object({ doseQuantity: Quantity, doseRange: lenient(z.object({ low: Quantity, high: Quantity })) })),
  ),
});

const inDays = (quantity: z.output<typeof Quantity>): number | undefined =>
  quantity?.value === undefined ? undefined : durationDays(quantity.value, quantity.code ?? quantity.unit ?? '');

const weekdayCodes = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The last day of a period by its end, which belongs to it: of a month or a year its own last day. */
export function lastDayIn(end: unknown): Day | undefined {
  const moment = typeof end === 'string' ? readMoment(end) : undefined;
  if (moment === undefined) return undefined;
  const day = riyadhDay(moment.at);
  if (moment.precision === 'year') return `${day.slice(0, 4)}-12-31`;
  return moment.precision === 'month' ? addDays(addMonths(day, 1), -1) : day;
}

function timingOf(timing: z.output<typeof DosageShape>['timing']) {
  const { repeat, code } = timing ?? {};
  const short = codesIn(code)
    .map((one) => timingCodes[one])
    .find(Boolean);
  const { timeOfDay, dayOfWeek, boundsDuration, boundsPeriod, offset, count, duration, ...said } = repeat ?? {};
  return {
    ...short,
    ...said,
    isPartial: [offset, count, duration].some((part) => part !== undefined),
    timesOfDay: timeOfDay?.map((time) => time.slice(0, 5)),
    weekdays: dayOfWeek?.map((day) => weekdayCodes.indexOf(day)).filter((day) => day >= 0),
    days: inDays(boundsDuration),
    until: lastDayIn(boundsPeriod?.end),
  };
}

/** The most that may be taken in a time; undefined where a part of it was not sent. */
function mostOf(ratio: z.output<typeof Ratio>): Dosage['most'] {
  const [amount, time] = [ratio?.numerator, ratio?.denominator];
  const periodUnit = time?.code ?? time?.unit;
  if (amount?.value === undefined || time?.value === undefined || periodUnit === undefined) return undefined;
  return { amount: amount.value, unit: amount.unit ?? amount.code, period: time.value, periodUnit };
}

/** What a `Dosage` of FHIR R4 says, read leniently: what does not fit is as if it had not been sent. */
export function dosageOf(given: unknown): Dosage {
  const parsed = DosageShape.safeParse(given);
  if (!parsed.success) return {};
  const {
    text,
    patientInstruction,
    timing,
    asNeededBoolean,
    asNeededCodeableConcept,
    route,
    maxDosePerPeriod,
    doseAndRate,
  } = parsed.data;
  const [dose] = doseAndRate ?? [];
  const amount = dose?.doseQuantity ?? dose?.doseRange?.low;
  const high = dose?.doseRange?.high;
  return {
    text,
    instruction: patientInstruction,
    amount: amount?.value,
    amountHigh: high?.value,
    unit: amount?.unit ?? amount?.code ?? high?.unit ?? high?.code,
    ...timingOf(timing),
    most: mostOf(maxDosePerPeriod),
    asNeeded: asNeededBoolean === true || asNeededCodeableConcept !== undefined,
    route: route?.text ?? route?.coding?.[0]?.display,
  };
}
