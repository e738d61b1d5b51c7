import type { AppModule } from '../../platform/module.ts';
import { contentRoutes } from './content.routes.ts';

/** The only door of the room of content: banners, public settings, texts of the house, nationalities. */
export { isNationality } from './nationalities.ts';

export const contentModule: AppModule = { name: 'content', routes: contentRoutes };
