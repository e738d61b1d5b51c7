import type { AuditNote } from '../../platform/audit/audit.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Touched } from './due.store.ts';

/** What the audit log shows as caller when the house itself acts on what has become due. */
export const houseCall = (now: Date, work: string): Call => ({
  actor: { kind: 'guest', guestId: undefined },
  now,
  requestId: work,
  ip: '',
  userAgent: '',
});

/** A written appointment each. */
export const houseNotes = (touched: readonly Touched[]): AuditNote[] =>
  touched.map(({ id, patientId }) => ({
    personId: patientId,
    action: 'write',
    what: 'appointment',
    recordId: id,
    why: 'system',
  }));
