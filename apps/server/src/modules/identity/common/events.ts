import { z } from 'zod';
import { eventKind } from '../../../platform/outbox/outbox.ts';

/** A code was asked for. Its digits rest encrypted until the message is written; an unknown account's leads to none. */
export const codeAsked = eventKind(
  'identity.code_asked',
  z.object({ code_id: z.int().positive(), sealed: z.string().max(200) }),
);

/** Somebody logged in from a device that the account does not know. */
export const signedInAnew = eventKind('identity.signed_in_anew', z.object({ session_id: z.int().positive() }));

/** So many wrong codes in this hour that somebody must be guessing (DECISIONS §3). Told once an hour. */
export const guessingNoticed = eventKind('identity.guessing_noticed', z.object({ hour: z.iso.datetime() }));

/** A password was set anew, by its person or by whoever had the code: the person is told. */
export const passwordChanged = eventKind('identity.password_changed', z.object({ account_id: z.int().positive() }));

/** Log-ins were ended by a process that has no sockets. */
export const sessionsEnded = eventKind(
  'identity.sessions_ended',
  z.object({ session_ids: z.array(z.int().positive()) }),
);
