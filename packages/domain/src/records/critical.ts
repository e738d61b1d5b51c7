import { differenceOf, latinNumbers, readMeasured, type Comparator } from './decimal.ts';
import { addMinutes, ageOn, type Day } from '../time/index.ts';

/** D13.05: after so many minutes without an acknowledgement the head of department is told. */
export const criticalRules = { minutes: 30, readBackLongest: 200 } as const;

/** The instant from which on a critical result that was reported then has waited too long. */
export const escalatesAt = (reportedAt: Date): Date => addMinutes(reportedAt, criticalRules.minutes);

/** A result as it was reported: a number with how the value lies to it, or words. */
export type ReportedValue = {
  readonly decimal: string | null;
  readonly comparator: Comparator | null;
  readonly text: string | null;
};

const plainWords = (text: string): string => latinNumbers(text).toLowerCase();

/**
 * D13.05: whether what was read back is the value that was reported. Digits of either language count, and zeros at the end do not; a
 * comparator must be read back with its number.
 */
export function isReadBack({ decimal, comparator, text }: ReportedValue, typed: string): boolean {
  if (decimal === null) return text !== null && text !== '' && plainWords(typed) === plainWords(text);
  const said = readMeasured(typed);
  return said !== undefined && said.comparator === comparator && /^-?[0.]+$/.test(differenceOf(said.decimal, decimal));
}

/** Who is told when nobody acknowledged in time: the head of department, or the doctor again where there is no other head. */
export const escalatesTo = (doctorId: number, headId: number | null): number => headId ?? doctorId;

/** Up to this age in years children's doctors answer for whoever has no doctor. */
const adultFrom = 15;

/**
 * D13.05: the specialities whose departments answer for somebody without a doctor, the first before the second: paediatrics under 15, else
 * general practice, also where no day of birth is known.
 */
export const specialitiesWithoutDoctor = (birthDay: Day | null, today: Day): readonly string[] =>
  birthDay !== null && ageOn(birthDay, today) < adultFrom ? ['PED', 'FAM'] : ['FAM', 'INT'];
