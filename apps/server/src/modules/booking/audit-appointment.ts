import { audit, type AuditEntry } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { reasonOf } from './appointments.policy.ts';

type Touched = { readonly id: number; readonly patientId: number };

/** Writes down that this call read or changed these appointments. */
export const auditAppointment = (
  sql: Sql,
  call: UserCall,
  action: AuditEntry['action'],
  ...touched: readonly Touched[]
) =>
  audit(
    sql,
    call,
    ...touched.map(({ id, patientId }) => ({
      personId: patientId,
      action,
      what: 'appointment',
      recordId: id,
      why: reasonOf(call),
    })),
  );
