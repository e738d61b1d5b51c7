import type { AppModule } from '#platform/module.ts';
import { ovrRoutes } from './ovr.routes.ts';

/** The entrance to the module of incident reports: from the draft to the review. */
export { countOpenOvr } from './ovr.store.ts';

export const ovrModule: AppModule = { name: 'ovr', routes: ovrRoutes };
