import type { AppModule } from '#platform/module.ts';
import { correctionRows } from './corrections.store.ts';
import { frontDeskTexts } from './front-desk.texts.ts';
import { frontDeskRoutes } from './front-desk.routes.ts';
import { registrationRows } from './patients.store.ts';

/** The entrance to the module of the front desk and the records office: finding a file, opening one. */
export { withLookLimit, withTryLimit } from './limits.ts';
export { correctionReasons } from './corrections.store.ts';
export { searchReasons } from './patients.store.ts';

export const frontDeskModule: AppModule = {
  name: 'front-desk',
  routes: frontDeskRoutes,
  exportParts: [
    {
      name: 'desk-corrections',
      title: frontDeskTexts.corrections,
      async *rows({ sql, personId }) {
        yield* await correctionRows(sql, personId);
      },
    },
    {
      name: 'desk-registration',
      title: frontDeskTexts.export,
      async *rows({ sql, personId }) {
        yield* await registrationRows(sql, personId);
      },
    },
  ],
};
