import type { AuditNote } from '../../platform/audit/audit.ts';
import type { Touched } from './due.store.ts';

/** A written appointment each. */
export const houseNotes = (touched: readonly Touched[]): AuditNote[] =>
  touched.map(({ id, patientId }) => ({
    personId: patientId,
    action: 'write',
    what: 'appointment',
    recordId: id,
    why: 'system',
  }));
