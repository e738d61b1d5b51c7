import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** A code was requested. Its digits are stored encrypted until the message is written; for an unknown account no message is. */
export const codeRequested = eventKind(
  'identity.code_requested',
  z.object({ code_id: z.int().positive(), sealed: z.string().max(200) }),
);

/** Somebody logged in from a device that the account does not know. */
export const signedInOnNewDevice = eventKind('identity.signed_in_anew', z.object({ session_id: z.int().positive() }));

/** So many codes were wrong in this hour that they are being guessed (DECISIONS §3). Published once an hour. */
export const guessingDetected = eventKind('identity.guessing_noticed', z.object({ hour: z.iso.datetime() }));

/** A password was changed, by its person or by whoever had the code: the person is notified. */
export const passwordChanged = eventKind('identity.password_changed', z.object({ account_id: z.int().positive() }));

/** Sessions were ended by a process that has no sockets. */
export const sessionsEnded = eventKind(
  'identity.sessions_ended',
  z.object({ session_ids: z.array(z.int().positive()) }),
);
