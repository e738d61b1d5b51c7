import { planStopsFast, planStops, type Coordinates, type Plan } from '@balsam/domain/delivery';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { readOpenOrders, stopsOf, type OpenOrder } from '../positions/positions.store.ts';
import type { riderCards } from '../reading/rider-cards.ts';
import { findShift } from '../common/shifts.store.ts';
import { lastPosition } from '../positions/rider-positions.ts';

type RiderRoute = { readonly plan: Plan; readonly orders: readonly OpenOrder[] };

async function branchOfShift(sql: Sql, riderId: number): Promise<Coordinates | undefined> {
  const shift = await findShift(sql, riderId);
  return shift && { latitude: shift.latitude, longitude: shift.longitude };
}

/**
 * A rider's stops in the order of a plan: from the position that they report, else from where they were last, else from the branch of their shift, else
 * from the first stop.
 */
async function routeFrom(
  sql: Sql,
  { actor, now }: UserCall,
  plan: typeof planStops,
  reported?: Coordinates,
): Promise<RiderRoute> {
  const riderId = actor.personId;
  const orders = await readOpenOrders(sql, riderId);
  const stops = stopsOf(orders);
  const start = reported ?? (await lastPosition(sql, riderId, now)) ?? (await branchOfShift(sql, riderId)) ?? stops[0];
  return { orders, plan: start ? plan(start, stops, now) : { stops: [], distanceKm: 0 } };
}

/** A rider's stops in the best order, exactly. */
export const riderRoute = (sql: Sql, call: UserCall, reported?: Coordinates): Promise<RiderRoute> =>
  routeFrom(sql, call, planStops, reported);

type Card = Awaited<ReturnType<typeof riderCards>>[number];

const isOut = ({ STATUS }: Card): boolean => STATUS === 'on_the_way' || STATUS === 'arrived';
const isUnanswered = ({ STATUS, DELIVERY }: Card): boolean => STATUS === 'rider_assigned' && !DELIVERY?.ACCEPTED_AT;

/**
 * Orders in the order of the work: those that wait for an answer, those at whose door the rider stands, then by the route; what is still to be fetched
 * comes before the route for who is at the counter, and after it for who is out; last what no way is measured to. The plan is the one by which patients are told when to expect them.
 */
export async function sortByRoute(sql: Sql, call: UserCall, cards: readonly Card[]): Promise<Card[]> {
  if (cards.length < 2) return [...cards];
  const { plan } = await routeFrom(sql, call, planStopsFast);
  const stop = new Map(plan.stops.map(({ id }, n) => [id, n]));
  const toFetch = cards.some(isOut) ? 1 : -1;
  const rank = (card: Card): number => {
    if (isUnanswered(card)) return -3;
    if (card.STATUS === 'arrived') return -2;
    return card.STATUS === 'rider_assigned' ? toFetch : 0;
  };
  const place = ({ ID }: Card): number => stop.get(ID) ?? plan.stops.length;
  return cards.toSorted((a, b) => rank(a) - rank(b) || place(a) - place(b));
}
