import { bestRoute } from './route.ts';
import type { Window } from './stops.ts';
import { handOverSeconds, roadKm, travelTimes, type Coordinates } from './travel.ts';

/** Somebody who is waiting: not before `from`, not after `until`; null where nothing was promised. */
export type Stop = Coordinates & { readonly id: number; readonly from: Date | null; readonly until: Date | null };
export type PlannedStop = { readonly id: number; readonly expectedAt: Date; readonly isLate: boolean };
export type Plan = { readonly stops: readonly PlannedStop[]; readonly distanceKm: number };

const secondsTo = (at: Date, now: Date): number => Math.max(0, (at.getTime() - now.getTime()) / 1000);
const windowOf = ({ from, until }: Stop, now: Date): Window => ({
  from: from ? secondsTo(from, now) : 0,
  until: until ? secondsTo(until, now) : Infinity,
});

function kilometres(start: Coordinates, ordered: readonly Coordinates[]): number {
  const way = [start, ...ordered];
  return ordered.reduce((sum, stop, n) => sum + roadKm(way[n] ?? stop, stop), 0);
}

function planned(start: Coordinates, stops: readonly Stop[], now: Date, exactly?: number): Plan {
  const travel = travelTimes([start, ...stops]);
  const windows = stops.map((stop) => windowOf(stop, now));
  const route = bestRoute({ travel, windows, service: handOverSeconds }, exactly);
  const ordered = route.order.flatMap((n) => stops[n - 1] ?? []);
  const planOf = ({ id, until }: Stop, n: number): PlannedStop => {
    const expectedAt = new Date(now.getTime() + (route.arrivals[n] ?? 0) * 1000);
    return { id, expectedAt, isLate: until !== null && expectedAt > until };
  };
  return { stops: ordered.map(planOf), distanceKm: kilometres(start, ordered) };
}

/** The order in which a rider who is at `start` now best serves these stops, with when each may expect them. Takes up to half a second for sixteen that are all late. */
export const planStops = (start: Coordinates, stops: readonly Stop[], now: Date): Plan => planned(start, stops, now);

/** As many are planned exactly within milliseconds, also when all of them are late. */
const exactStopsWhenFast = 9;

/** As `planStops`, within milliseconds: for what is asked at each position of each rider. With more than nine stops it may be a little longer. */
export const planStopsFast = (start: Coordinates, stops: readonly Stop[], now: Date): Plan =>
  planned(start, stops, now, exactStopsWhenFast);
