import { retention } from '@balsam/contract/retention';
import { read, write, type Route } from '#platform/http/serve.ts';
import { confirmRetention } from './confirm.ts';
import { readRetention } from './overview.ts';

/** What closed accounts left behind, for administrators. */
export const retentionRoutes: readonly Route[] = [
  read(retention.overview, ({ db, call }) => readRetention(db, call)),
  write(retention.confirm, async ({ tx, call, params, body }) => {
    await confirmRetention(tx, call, params.id, body.mrn_number);
    return {};
  }),
];
