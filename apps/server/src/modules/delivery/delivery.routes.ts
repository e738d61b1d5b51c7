import { delivery } from '@balsam/contract/delivery';
import { callExternal, read, write, type Route } from '#platform/http/serve.ts';
import { acceptOrder, declineOrder } from './assignment/answer-order.ts';
import { assignByStaff, returnedByStaff, showRiders, unassignByStaff } from './assignment/assign-by-staff.ts';
import { handOver, sendCode } from './steps/hand-over.ts';
import { listRiderOrders } from './steps/list-orders.ts';
import { riderCard, withFreshCard } from './reading/rider-cards.ts';
import { staffRidersRoutes } from './riders/staff-riders.routes.ts';
import { endShift, showShift, startShift } from './shifts/shifts.ts';
import { statusUpdated, takeStep } from './steps/take-step.ts';
import { showRoute, showTracking } from './tracking/tracking.ts';

const step = write(delivery.move, ({ tx, call, params, body }) =>
  withFreshCard(tx, call, params.id, async () =>
    statusUpdated(await riderCard(tx, call, await takeStep(tx, call, params.id, body))),
  ),
);
const handOverStep = callExternal(delivery.move, ({ platform, call, params, body, attempt }) =>
  withFreshCard(platform.db, call, params.id, () => handOver(platform, { call, params, body, attempt })),
);

/** The last step proves the customer's code, whose wrong attempts are counted outside of it. */
const move: Route = {
  endpoint: delivery.move,
  run: (platform, input) => {
    const { status } = input.body as { status: string };
    return (status === 'delivered' ? handOverStep : step).run(platform, input);
  },
};

const riderRoutes: readonly Route[] = [
  read(delivery.riderOrders, ({ db, call, query }) => listRiderOrders(db, call, query)),
  move,
  write(delivery.sendCode, ({ tx, platform, call, params }) =>
    withFreshCard(tx, call, params.id, () => sendCode(tx, platform, call, params.id)),
  ),
  write(delivery.accept, ({ tx, call, params, body }) =>
    withFreshCard(tx, call, params.id, () => acceptOrder(tx, call, params.id, body ?? {})),
  ),
  write(delivery.decline, ({ tx, call, params, body }) =>
    withFreshCard(tx, call, params.id, async () => {
      await declineOrder(tx, call, params.id, body.reason);
      return {};
    }),
  ),
  read(delivery.shift, ({ db, call }) => showShift(db, call)),
  write(delivery.startShift, ({ tx, call, body }) => startShift(tx, call, body.location_id)),
  write(delivery.endShift, ({ tx, call }) => endShift(tx, call)),
];

const staffRoutes: readonly Route[] = [
  read(delivery.riders, ({ db, call, query }) => showRiders(db, call, query.order_id)),
  write(delivery.assign, async ({ tx, call, params, body }) => ({
    rider_id: await assignByStaff(tx, call, params.id, body.rider_id ?? undefined),
  })),
  write(delivery.unassign, async ({ tx, call, params, body }) => {
    await unassignByStaff(tx, call, params.id, body.reason);
    return {};
  }),
  write(delivery.recordReturned, async ({ tx, call, params, body }) => {
    await returnedByStaff(tx, call, params.id, body.reason);
    return {};
  }),
];

/** Positions and routes of riders: for themselves, and for the patient whose order is on the way. */
const trackingRoutes: readonly Route[] = [
  read(delivery.tracking, ({ db, call, params }) => showTracking(db, call, params.id)),
  read(delivery.route, ({ db, call, query }) => showRoute(db, call, query)),
];

/** Riders, their shifts and orders, who assigns the orders, and tracking. */
export const deliveryRoutes: readonly Route[] = [
  ...staffRidersRoutes,
  ...riderRoutes,
  ...staffRoutes,
  ...trackingRoutes,
];
