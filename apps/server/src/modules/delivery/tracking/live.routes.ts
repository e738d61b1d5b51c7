import { contract } from '@balsam/contract';
import { read, type Route } from '../../../platform/http/serve.ts';
import { showRoute, showTracking } from './tracking.ts';

const { delivery } = contract;

/** Where riders are and whereto they go: for themselves, and for the patient whose order is on the way. */
export const liveRoutes: readonly Route[] = [
  read(delivery.tracking, ({ db, call, params }) => showTracking(db, call, params.id)),
  read(delivery.route, ({ db, call, query }) => showRoute(db, call, query)),
];
