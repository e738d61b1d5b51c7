import type { AppModule } from '#platform/module.ts';
import { deskRoutes, inpatientsRoutes } from './inpatients.routes.ts';

/** The entrance to the module of inpatients: stays as their doctor sees them, beside the record, and as the staff begin and end them. */
export const inpatientsModule: AppModule = { name: 'inpatients', routes: [...inpatientsRoutes, ...deskRoutes] };
