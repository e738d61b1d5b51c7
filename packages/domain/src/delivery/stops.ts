/** Seconds from one place to another: row and column 0 are where the rider is, 1 to n are the stops. Any whole or broken numbers ≥ 0. */
export type TravelTimes = readonly (readonly number[])[];

/** When a stop may be served, in seconds from now. Whoever comes earlier waits, whoever comes after `until` is late. */
export type Window = { readonly from: number; readonly until: number };

export type RouteTask = {
  readonly travel: TravelTimes;
  /** Of stop 1 at index 0, and so on; null or left out: at any time. */
  readonly windows?: readonly (Window | null)[];
  /** Seconds that a hand-over takes. */
  readonly service?: number;
  /** Whether the way back to the start counts as well. */
  readonly returns?: boolean;
};

/** `arrivals` are seconds from now, by place in `order`; `lateness` is the worst one, zero when nobody waits too long. */
export type Route = {
  readonly order: readonly number[];
  readonly arrivals: readonly number[];
  readonly lateness: number;
  readonly end: number;
};

/** The task with nothing left out; index 0 of `from` and `until` is the start. */
export type Stops = {
  readonly count: number;
  readonly travel: TravelTimes;
  readonly from: readonly number[];
  readonly until: readonly number[];
  readonly service: number;
  readonly returns: boolean;
};

export function stopsOf({ travel, windows = [], service = 0, returns = false }: RouteTask): Stops {
  const count = Math.max(0, travel.length - 1);
  const each = Array.from({ length: count }, (_, n) => windows[n] ?? null);
  return {
    count,
    travel,
    from: [0, ...each.map((window) => window?.from ?? 0)],
    until: [0, ...each.map((window) => window?.until ?? Infinity)],
    service,
    returns,
  };
}

/** Seconds between two places of the task. */
export const between = ({ travel }: Stops, from: number, to: number): number => travel[from]?.[to] ?? 0;

/** When the stop is served that is driven to from `at`, left at `leaving`: now, or once its window opens. */
export const servedAt = (stops: Stops, at: number, leaving: number, stop: number): number =>
  Math.max(leaving + between(stops, at, stop), stops.from[stop] ?? 0);

/** A tour as it would be driven: nobody leaves earlier than they are done. */
export function drive(stops: Stops, order: readonly number[]): Route {
  let [at, leaving, lateness] = [0, 0, 0];
  const arrivals = order.map((stop) => {
    const served = servedAt(stops, at, leaving, stop);
    lateness = Math.max(lateness, served - (stops.until[stop] ?? Infinity));
    [at, leaving] = [stop, served + stops.service];
    return served;
  });
  return { order, arrivals, lateness, end: leaving + (stops.returns ? between(stops, at, 0) : 0) };
}

/** Whether one route is better: its worst lateness is less, or it ends sooner. */
export const isBetter = (one: Route, other: Route): boolean =>
  one.lateness === other.lateness ? one.end < other.end : one.lateness < other.lateness;
