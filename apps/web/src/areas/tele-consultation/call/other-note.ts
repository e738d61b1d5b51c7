import * as m from '#paraglide/messages.js';
import type { Side } from '../people.ts';
import type { RoomState } from '../room/call-room.ts';

type OtherNote = { readonly text: string; readonly canRing: boolean };

const ofDoctorsRing = {
  ringing: m.call_ring_on,
  declined: m.call_ring_declined,
  unanswered: m.call_ring_unanswered,
  none: m.call_patient_left,
} as const;

/** Why there is no picture of the other side, and whether the doctor may call again. */
export function otherNote(side: Side, { status, engine, otherSends }: RoomState): OtherNote {
  const isDoctor = side === 'doctor';
  if (status?.other === 'line_lost')
    return { text: isDoctor ? m.call_patient_lost() : m.call_doctor_lost(), canRing: false };
  if (status?.other === 'in_call') {
    if (engine === 'connected' && otherSends?.video === 'off')
      return { text: m.call_other_camera_off(), canRing: false };
    return { text: engine === 'lost' ? m.call_reconnecting() : m.call_connecting(), canRing: false };
  }
  if (!isDoctor) return { text: m.call_doctor_left(), canRing: false };
  const ring = status?.ring ?? 'none';
  return { text: ofDoctorsRing[ring](), canRing: ring !== 'ringing' };
}
