import { allowed, refused, type Allowed } from '../allowed/index.ts';

/** S5.11: what is chosen, in this order. */
const findSpecialistSteps = ['location', 'speciality', 'sub_speciality', 'date', 'slot'] as const;
export type FindSpecialistStep = (typeof findSpecialistSteps)[number];
export type SelectFirstCode = `select_${FindSpecialistStep}_first`;

/** What has been chosen so far; a missing, null or empty value is not chosen. */
export type FindSpecialistChoice = { readonly [Step in FindSpecialistStep]?: number | string | null | undefined };

/** The first step that is still to be chosen; undefined when all are. */
function findSpecialistStep(choice: FindSpecialistChoice): FindSpecialistStep | undefined {
  return findSpecialistSteps.find((step) => !isChosen(choice[step]));
}

/** Whether `step` may be chosen now: every step before it has been. Confirming a booking is the step after the last, `'booking'`. */
export function maySelect(
  step: FindSpecialistStep | 'booking',
  choice: FindSpecialistChoice,
): Allowed<SelectFirstCode> {
  const missing = findSpecialistStep(choice);
  const isBefore =
    missing !== undefined &&
    (step === 'booking' || findSpecialistSteps.indexOf(missing) < findSpecialistSteps.indexOf(step));
  return isBefore ? refused(`select_${missing}_first`) : allowed;
}

function isChosen(value: number | string | null | undefined): boolean {
  return value !== undefined && value !== null && value !== '';
}
