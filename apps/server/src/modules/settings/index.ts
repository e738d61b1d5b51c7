import type { AppModule } from '#platform/module.ts';
import { settingsRoutes } from './settings.routes.ts';

/** The entrance to the module of system settings: their values and who changed them. */
export const settingsModule: AppModule = { name: 'settings', routes: settingsRoutes };
