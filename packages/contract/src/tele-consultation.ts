import { callProblems, feedbackRules } from '@balsam/domain/tele-consultation';
import { z } from 'zod';
import { Id, IdText, InstantText, Nothing, WrittenText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { CallStatus, IceServer, OfAppointment } from './tele-consultation/messages.ts';

export {
  CallStatus,
  EnterCall,
  InCall,
  Signal,
  type CallAnswer,
  type CallRefusal,
  type SignalFrom,
} from './tele-consultation/messages.ts';

const joinRefusals = ['too_early_to_join', 'too_late_to_join', 'payment_pending', 'call_not_allowed'] as const;

/** `join_from` and `join_until` are null for an appointment that has no call. */
const Call = z.object({
  appointment_id: Id,
  join_from: InstantText.nullable(),
  join_until: InstantText.nullable(),
  ...CallStatus.shape,
});

/** Calls of virtual appointments (SPEC §4, §7; DECISIONS §10). What happens within a call goes over the socket. */
export const teleConsultation = {
  status: endpoint({
    method: 'GET',
    path: '/tele-consultation/:appointment_id',
    access: ['patient', 'doctor'],
    summary: 'How the call stands for the caller, and what they may do; never refused for its time (S4.03)',
    params: z.object({ appointment_id: IdText }),
    reply: Call,
    errors: ['not_found', 'terms_not_agreed'],
  }),
  join: endpoint({
    method: 'POST',
    path: '/tele-consultation/join',
    access: ['patient', 'doctor'],
    summary: 'Asks to join the call of a virtual appointment: allowed, or refused with its reason (S4.02, S8.05)',
    body: OfAppointment,
    reply: Call,
    errors: ['not_found', 'terms_not_agreed', ...joinRefusals],
  }),
  token: endpoint({
    method: 'POST',
    path: '/tele-consultation/token',
    access: ['patient', 'doctor'],
    summary: 'A room credential of five minutes, with which the socket enters the call, and the ICE servers (D10.01)',
    body: OfAppointment,
    reply: z.object({ token: z.string(), expires_at: InstantText, ice_servers: z.array(IceServer).max(2) }),
    secretReply: true,
    errors: ['not_found', 'terms_not_agreed', ...joinRefusals],
  }),
  ring: endpoint({
    method: 'POST',
    path: '/tele-consultation/ring',
    access: ['doctor'],
    summary:
      'Rings for the patient on every screen and by push; while it rings, ringing again changes nothing (D10.01)',
    body: OfAppointment,
    reply: Call,
    errors: ['not_found', ...joinRefusals],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/tele-consultation/decline',
    access: ['patient'],
    summary: "'Not now': it stops ringing, and the doctor is told",
    body: OfAppointment,
    reply: Call,
    errors: ['not_found', 'terms_not_agreed', 'not_ringing'],
  }),
  end: endpoint({
    method: 'POST',
    path: '/tele-consultation/end',
    access: ['doctor'],
    summary: 'Ends the call for both sides',
    body: OfAppointment,
    reply: Call,
    errors: ['not_found', 'call_not_started'],
  }),
  feedback: endpoint({
    method: 'POST',
    path: '/tele-consultation/feedback',
    access: ['patient', 'doctor'],
    summary: 'How the call was, once from each side (S5.08); a doctor speaks of the line only',
    body: OfAppointment.extend({
      /** 1 to 5; missing is answered with `rating_required`. */
      rating_value: z.int().min(0).max(5).nullish(),
      comment: WrittenText.max(feedbackRules.commentChars).nullish(),
      problems: z.array(z.enum(callProblems)).max(callProblems.length).nullish(),
    }),
    reply: Nothing,
    errors: [
      'not_found',
      'terms_not_agreed',
      'rating_required',
      'feedback_required',
      'no_call_to_rate',
      'feedback_already_given',
    ],
  }),
} as const;
