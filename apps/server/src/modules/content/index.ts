import type { AppModule } from '#platform/module.ts';
import { contentRoutes } from './content.routes.ts';

/** The entrance to the module of content: banners, public settings, texts of the system, nationalities. */
export { isNationality } from './nationalities.ts';

export const contentModule: AppModule = { name: 'content', routes: contentRoutes };
