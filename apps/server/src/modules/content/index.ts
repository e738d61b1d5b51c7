import type { AppModule } from '#platform/module.ts';
import { contentRoutes } from './content.routes.ts';
import type { SymptomWords } from './desk/publish-content.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { purgeSaved } from './education/articles.store.ts';
import { educationRoutes } from './education/education.routes.ts';
import { contentExportParts } from './export-parts.ts';
import { unusedPictures } from './pictures.ts';

/** The entrance to the module of content: what the hospital says to everybody, and the desk that writes it. */
export { listArticles } from './education/read-articles.ts';
export { isNationality } from './nationalities.ts';

/** `words`: what the symptom checker does with its published texts. */
export const contentModule = (words: SymptomWords): AppModule => ({
  name: 'content',
  routes: [...contentRoutes, ...educationRoutes, ...deskRoutes(words)],
  unusedFiles: [unusedPictures],
  exportParts: contentExportParts,
  beforeClosing: [purgeSaved],
});
