/** The only door of the room of content: banners, public settings, texts of the house, nationalities. */
export { contentRoutes } from './content.routes.ts';
export { isNationality } from './nationalities.ts';
