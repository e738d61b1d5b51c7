import { allowed, refused, type Allowed } from '../allowed/index.ts';
import type { AppointmentType } from './types.ts';

/** S5.19: a virtual visit needs the patient's consent, an on-spot one the acceptance of its policy; the others neither. */
export function needsPolicy(type: AppointmentType): boolean {
  return type === 'virtual' || type === 'onspot';
}

/** Whether a visit of this type may be booked, as far as its policy goes. */
export function mayBookUnderPolicy(type: AppointmentType, isAccepted: boolean): Allowed<'policy_not_accepted'> {
  return isAccepted || !needsPolicy(type) ? allowed : refused('policy_not_accepted');
}
