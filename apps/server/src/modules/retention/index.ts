import type { AppModule } from '#platform/module.ts';
import { endRetention } from './end-retention.ts';
import { retentionRoutes } from './retention.routes.ts';

/** The entrance to the module of retention: what closed accounts left behind, and its end. */
export { rehearseRetention } from './overview.ts';
export { retainedRows } from './retained-rows.ts';

export const retentionModule: AppModule = { name: 'retention', routes: retentionRoutes, jobs: [endRetention] };
