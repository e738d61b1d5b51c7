import { z } from 'zod';
import { callSides, credentialMinutes, type CallSide } from '@balsam/domain/tele-consultation';
import { addMinutes } from '@balsam/domain/time';
import type { SignedIn } from '#platform/access/actor.ts';
import { seal, unseal } from '#platform/sealed.ts';

const Room = z.object({
  kind: z.literal('tele-consultation'),
  appointment: z.int(),
  side: z.enum(callSides),
  person: z.int(),
  session: z.int(),
  until: z.int(),
});
export type Room = { readonly appointmentId: number; readonly side: CallSide };

/** A credential for the room of one call, good for five minutes and for this log-in in this profile only. */
export function sealRoomToken(secret: string, room: Room, who: SignedIn, now: Date) {
  const expiresAt = addMinutes(now, credentialMinutes.room);
  const content: z.infer<typeof Room> = {
    kind: 'tele-consultation',
    appointment: room.appointmentId,
    side: room.side,
    person: who.personId,
    session: who.sessionId,
    until: expiresAt.getTime(),
  };
  return { token: seal(secret, JSON.stringify(content)), expiresAt };
}

/** The room of a credential; undefined when it is no such thing, has expired, or is another log-in's. */
export function openRoomToken(secret: string, token: string, who: SignedIn, now: Date): Room | undefined {
  try {
    const room = Room.parse(JSON.parse(unseal(secret, token)));
    const isTheirs = room.session === who.sessionId && room.person === who.personId;
    if (!isTheirs || now.getTime() > room.until) return undefined;
    return { appointmentId: room.appointment, side: room.side };
  } catch {
    return undefined;
  }
}
