import type { AuditEntry } from '#platform/audit/audit.ts';
import type { Touched } from './due.store.ts';

/** A written appointment each. */
export const systemAuditEntries = (touched: readonly Touched[]): AuditEntry[] =>
  touched.map(({ id, patientId }) => ({
    personId: patientId,
    action: 'write',
    what: 'appointment',
    recordId: id,
    why: 'system',
  }));
