import type { ErrorCode } from '@balsam/contract';
import type { Appointment } from '@balsam/contract/booking';
import {
  mayCancel,
  mayCheckIn,
  mayConfirm,
  mayJoinCall,
  mayPay,
  mayRebook,
  mayReschedule,
  mayStartCall,
  type Allowed,
} from '@balsam/domain/booking';
import { fieldError } from '#platform/http/failure.ts';
import type { AppointmentRow } from './appointments.store.ts';
import { toRuleInput } from './rule-input.ts';

/** Who looks: each side may do other things. */
export type Viewer = 'patient' | 'doctor';

const say = (rule: Allowed<ErrorCode>) => {
  if (rule.ok) return { allowed: true };
  const { code, message, message_ar } = fieldError('', rule.code, rule.values);
  return { allowed: false, code, message, message_ar };
};

const notTheirs = { ok: false, code: 'forbidden', values: {} } as const;

/** What the viewer may do with the appointment now, by the same rules that the requests check. */
export function mayOf(row: AppointmentRow, viewer: Viewer, now: Date): Appointment['may'] {
  const a = toRuleInput(row, now);
  const patient = (rule: Allowed<ErrorCode>) => say(viewer === 'patient' ? rule : notTheirs);
  return {
    pay: patient(mayPay(a, now)),
    cancel: patient(mayCancel(a, now)),
    reschedule: patient(mayReschedule(a, now)),
    rebook: patient(mayRebook(a, now)),
    check_in: patient(mayCheckIn(a, now)),
    confirm: patient(mayConfirm(a, now)),
    join: say(mayJoinCall(a, now)),
    start_call: say(viewer === 'doctor' ? mayStartCall(a) : notTheirs),
  };
}
