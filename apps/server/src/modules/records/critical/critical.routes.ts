import { criticalResults } from '@balsam/contract/critical-results';
import { read, write, type Route } from '#platform/http/serve.ts';
import { acknowledgeCritical, listCriticalResults } from './acknowledge.ts';

/** Critical results, for the doctors who have to act on them. */
export const criticalRoutes: readonly Route[] = [
  read(criticalResults.list, ({ db, call, query }) => listCriticalResults(db, call, query)),
  write(criticalResults.acknowledge, ({ tx, call, params, body }) =>
    acknowledgeCritical(tx, call, params.id, body.read_back),
  ),
];
