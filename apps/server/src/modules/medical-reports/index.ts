import type { AppModule } from '#platform/module.ts';
import { medicalReportsExportParts } from './export-parts.ts';
import { medicalReportsRoutes } from './medical-reports.routes.ts';
import { findReport } from './reports.store.ts';
import type { Sql } from '#platform/db/types.ts';
import { medicalReportsSubscriptions } from './withdraw-of-missed.ts';

/** The entrance to the module of the hospital's documents: reports, sick leaves and discharge summaries. */
export { reportMoved } from './events.ts';
export { issueSickLeave } from './issue-sick-leave.ts';

/** Whose document it is, of which visit (none where it is of a stay) and kind, and whether it is sensitive, for a notification. */
export async function reportOwner(sql: Sql, id: number) {
  const row = await findReport(sql, id);
  return (
    row && { personId: row.person_id, appointmentId: row.appointment_id, kind: row.kind, isSensitive: row.is_sensitive }
  );
}

export const medicalReportsModule: AppModule = {
  name: 'medical-reports',
  routes: medicalReportsRoutes,
  subscriptions: medicalReportsSubscriptions,
  exportParts: medicalReportsExportParts,
};
