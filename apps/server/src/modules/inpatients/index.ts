import type { AppModule } from '#platform/module.ts';
import { inpatientsRoutes } from './inpatients.routes.ts';

/** The entrance to the module of inpatients: stays as their doctor sees them, beside the record. */
export const inpatientsModule: AppModule = { name: 'inpatients', routes: inpatientsRoutes };
