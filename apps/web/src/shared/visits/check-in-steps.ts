import type { CheckInStep } from '@balsam/domain/check-in';
import * as m from '#paraglide/messages.js';

/** What the steps of the check-in before a visit are called. */
export const stepTitles = {
  details: m.checkin_details,
  insurance: m.checkin_insurance,
  case_history: m.checkin_case_history,
  questionnaire: m.checkin_questionnaire,
  consents: m.checkin_consents,
} as const satisfies Record<CheckInStep, () => string>;
