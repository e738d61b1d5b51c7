import type { ErrorCode } from '@balsam/contract';
import type { Appointment } from '@balsam/contract/booking';
import {
  mayCancel,
  mayCheckIn,
  mayConfirm,
  mayJoinCall,
  mayObject,
  mayPay,
  mayRebook,
  mayReschedule,
  maySettle,
  mayStartCall,
  type Allowed,
} from '@balsam/domain/booking';
import { fieldError } from '#platform/http/failure.ts';
import type { AppointmentRow } from './appointments.store.ts';
import { toRuleInput } from './rule-input.ts';

/** Who looks: each side may do other things. */
export type Viewer = 'patient' | 'doctor' | 'front_desk';

/** A rule's answer on the wire: whether it may be done and, when not, why. */
export const sayWhether = (rule: Allowed<ErrorCode>): Appointment['may']['pay'] => {
  if (rule.ok) return { allowed: true };
  const { code, message, message_ar } = fieldError('', rule.code, rule.values);
  return { allowed: false, code, message, message_ar };
};

/** What is another one's to do. */
export const notTheirs = { ok: false, code: 'forbidden', values: {} } as const;

/** What the viewer may do with the appointment now, by the same rules that the requests check. */
export function mayOf(row: AppointmentRow, viewer: Viewer, now: Date): Appointment['may'] {
  const a = toRuleInput(row, now);
  const patient = (rule: Allowed<ErrorCode>) => sayWhether(viewer === 'patient' ? rule : notTheirs);
  return {
    pay: patient(mayPay(a, now)),
    cancel: patient(mayCancel(a, now)),
    reschedule: patient(mayReschedule(a, now)),
    rebook: patient(mayRebook(a, now)),
    check_in: patient(mayCheckIn(a, now)),
    confirm: patient(mayConfirm(a, now)),
    join: sayWhether(viewer === 'front_desk' ? notTheirs : mayJoinCall(a, now)),
    object: patient(mayObject(a, now)),
    settle: sayWhether(viewer === 'patient' ? notTheirs : maySettle(viewer, a, now)),
    start_call: sayWhether(viewer === 'doctor' ? mayStartCall(a) : notTheirs),
  };
}
