import { search } from '@balsam/contract/search';
import { read } from '#platform/http/serve.ts';
import type { AppModule } from '#platform/module.ts';
import { searchEverywhere } from './search-everywhere.ts';

/** The entrance to the module of search everywhere, which asks the modules that know. */
export const searchModule: AppModule = {
  name: 'search',
  routes: [read(search.everywhere, ({ db, platform, call, body }) => searchEverywhere(db, platform, call, body.query))],
};
