import { bestRoute } from './route.ts';
import type { Window } from './stops.ts';
import { handOverSeconds, roadKm, travelTimes, type Place } from './way.ts';

/** Somebody who is waiting: not before `from`, not after `until`; null where nothing was promised. */
export type Stop = Place & { readonly id: number; readonly from: Date | null; readonly until: Date | null };
export type PlannedStop = { readonly id: number; readonly expectedAt: Date; readonly isLate: boolean };
export type Plan = { readonly stops: readonly PlannedStop[]; readonly distanceKm: number };

const secondsTo = (at: Date, now: Date): number => Math.max(0, (at.getTime() - now.getTime()) / 1000);
const windowOf = ({ from, until }: Stop, now: Date): Window => ({
  from: from ? secondsTo(from, now) : 0,
  until: until ? secondsTo(until, now) : Infinity,
});

function kilometres(start: Place, ordered: readonly Place[]): number {
  const way = [start, ...ordered];
  return ordered.reduce((sum, stop, n) => sum + roadKm(way[n] ?? stop, stop), 0);
}

/** The order in which a rider who is at `start` now best serves these stops, with when each may expect them. */
export function planStops(start: Place, stops: readonly Stop[], now: Date): Plan {
  const route = bestRoute({
    travel: travelTimes([start, ...stops]),
    windows: stops.map((stop) => windowOf(stop, now)),
    service: handOverSeconds,
  });
  const ordered = route.order.flatMap((n) => stops[n - 1] ?? []);
  const planned = ordered.map(({ id, until }, n): PlannedStop => {
    const expectedAt = new Date(now.getTime() + (route.arrivals[n] ?? 0) * 1000);
    return { id, expectedAt, isLate: until !== null && expectedAt > until };
  });
  return { stops: planned, distanceKm: kilometres(start, ordered) };
}
