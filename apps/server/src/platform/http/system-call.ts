import type { Call } from './call.ts';

/** What the audit log shows as caller when the system itself acts: on what has become due, or at a command on the server. `work` is its name. */
export const systemCall = (now: Date, work: string): Call => ({
  actor: { kind: 'guest', guestId: undefined },
  now,
  requestId: work,
  ip: '',
  userAgent: '',
});
