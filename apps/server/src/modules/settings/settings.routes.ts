import { settings } from '@balsam/contract/settings';
import { read, write, type Route } from '#platform/http/serve.ts';
import { changeSetting, listSettings, readChanges } from './manage-settings.ts';

/** The settings of the system, for administrators. */
export const settingsRoutes: readonly Route[] = [
  read(settings.list, ({ db }) => listSettings(db)),
  write(settings.change, ({ tx, call, params, body }) => changeSetting(tx, call, params.title, body)),
  read(settings.changes, ({ db, params, query }) => readChanges(db, params.title, query)),
];
