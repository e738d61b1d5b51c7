import { callStates, presences, ringStates, signalLimits } from '@balsam/domain/tele-consultation';
import { z } from 'zod';
import { Id, InstantText } from '../common.ts';
import { May } from '../booking/appointment.ts';

/** How a call stands for one side. It holds states and times, nothing of the visit itself. */
export const CallStatus = z.object({
  /** SPEC §4; null before anything has happened, and after the end. */
  state: z.enum(callStates).nullable(),
  /** What one's own side does, on whichever device, and what the other does. */
  own: z.enum(presences),
  other: z.enum(presences),
  /** Until when the other side, whose line is lost, may come back. */
  other_back_until: InstantText.nullable(),
  ring: z.enum(ringStates),
  ring_until: InstantText.nullable(),
  /** When both were in the call for the first time. */
  met_at: InstantText.nullable(),
  ended: z.enum(['ended', 'cancelled']).nullable(),
  /** The server's time: the device's own clock may be wrong. */
  now: InstantText,
  may: z.object({
    join: May,
    ring: May,
    /** Going from the waiting room into the call. */
    enter: May,
    feedback: May,
  }),
});
export type CallStatus = z.infer<typeof CallStatus>;

const sdp = z.string().max(signalLimits.sdpChars);
const short = z.string().max(signalLimits.candidateChars);

/** One try of two browsers to reach each other. The doctor's browser begins it; what belongs to an earlier one is dropped. */
const session = z.uuid();

/**
 * What two browsers tell each other: that the patient's is ready for a new session, what it shows and whether it can be heard, a description of what one sends and takes, or a way
 * by which it can be reached.
 */
export const Signal = z.union([
  z.object({ hello: z.literal(true) }),
  z.object({ sends: z.object({ audio: z.boolean(), video: z.enum(['camera', 'screen', 'off']) }) }),
  z.object({ session, description: z.object({ type: z.enum(['offer', 'answer', 'rollback']), sdp }) }),
  z.object({
    session,
    candidate: z
      .object({
        candidate: short,
        sdpMid: short.nullable(),
        sdpMLineIndex: z.int().min(0).max(100).nullable(),
        usernameFragment: short.nullish(),
      })
      .nullable(),
  }),
]);
export type Signal = z.infer<typeof Signal>;

/**
 * `token`: the room credential of `tele-consultation/token`. `device` tells a reload of this one from another device. `returning`: the browser
 * was there and comes back by itself, with nobody's press; not so when it is left out.
 */
export const EnterCall = z.object({
  token: z.string().max(1000),
  device: z.uuid(),
  to: z.enum(['waiting', 'call']),
  returning: z.boolean().default(false),
});
export type EnterCall = z.infer<typeof EnterCall>;

/** `attendance`: what entering was answered with. */
export const InCall = z.object({ attendance: z.uuid() });
export type InCall = z.infer<typeof InCall>;

/** What the other side of the call of this appointment says. */
export type SignalFrom = { readonly id: number; readonly signal: Signal };

/**
 * `not_there`: this browser is not in the call (any more), or the other side is not. `too_many`: it sends faster than any browser needs. `ended`, `taken_over`:
 * why it does not come back by itself.
 */
export type CallRefusal =
  | 'invalid'
  | 'not_there'
  | 'token_expired'
  | 'too_many'
  | 'not_started'
  | 'ended'
  | 'taken_over'
  | 'unavailable';

/** `attendance` is this browser's in the call, `id` the appointment's. */
export type CallAnswer =
  | { readonly ok: true; readonly id: number; readonly attendance: string; readonly status?: CallStatus }
  | { readonly ok: false; readonly code: CallRefusal };

export const IceServer = z.object({
  urls: z.array(z.string().max(200)).max(20),
  username: z.string().max(200).optional(),
  credential: z.string().max(200).optional(),
});
export const OfAppointment = z.object({ appointment_id: Id });
