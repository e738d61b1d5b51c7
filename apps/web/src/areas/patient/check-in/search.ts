import { checkInSteps, type CheckInStep } from '@balsam/domain/check-in';

/** What `/check-in/:id` keeps in its address: the step that is open. */
export type CheckInSearch = { readonly step?: CheckInStep };

/** Whatever an address says, as far as it makes sense. */
export const checkInSearch = ({ step }: Record<string, unknown>): CheckInSearch => {
  const known = checkInSteps.find((one) => one === step);
  return known ? { step: known } : {};
};
