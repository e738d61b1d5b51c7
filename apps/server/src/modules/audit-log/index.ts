import { auditLog } from '@balsam/contract/audit-log';
import { read } from '#platform/http/serve.ts';
import type { AppModule } from '#platform/module.ts';
import { recordKinds } from '#modules/people/index.ts';
import { exportLog } from './export-log.ts';
import { listStaffNames } from './list-staff-names.ts';
import { searchLog } from './search-log.ts';

/** The entrance to the module of the audit log, as administrators search it. */
export const auditLogModule: AppModule = {
  name: 'audit-log',
  routes: [
    read(auditLog.search, ({ db, call, query }) => searchLog(db, call, query)),
    read(auditLog.kinds, async () => ({ items: recordKinds() })),
    read(auditLog.staff, ({ db }) => listStaffNames(db)),
    read(auditLog.export, ({ db, call, query }) => exportLog(db, call, query)),
  ],
};
