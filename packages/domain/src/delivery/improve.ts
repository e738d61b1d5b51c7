import { between, drive, servedAt, type Route, type Stops } from './stops.ts';

/** Drives to whatever is nearest next, those whose window ends first where that is pressing. */
export function nearestFirst(stops: Stops): Route {
  const left = new Set(Array.from({ length: stops.count }, (_, n) => n + 1));
  const order: number[] = [];
  for (let at = 0; left.size > 0;) {
    const next = [...left].reduce((best, stop) => (between(stops, at, stop) < between(stops, at, best) ? stop : best));
    left.delete(next);
    order.push(next);
    at = next;
  }
  return drive(stops, order);
}

/** The stops by when they must be served at the latest. */
export function earliestDeadline(stops: Stops): Route {
  const order = Array.from({ length: stops.count }, (_, n) => n + 1);
  return drive(
    stops,
    order.toSorted((one, other) => stops.until[one]! - stops.until[other]! || one - other),
  );
}

/** A part of a tour, from place `first` to place `last`, in another order: `stops[0]` comes at `first`. */
type Change = { readonly first: number; readonly last: number; readonly stops: readonly number[] };

/** Two parts of a tour that follow one another, exchanged: the one to `last`, the other from `middle`. */
const exchanged = (order: readonly number[], first: number, middle: number, last: number): Change => ({
  first,
  last,
  stops: [...order.slice(middle, last + 1), ...order.slice(first, middle)],
});

/** Each part the other way round (2-opt), and one to three stops in a row moved elsewhere (Or-opt): of a tour of `n` stops as it is when asked. */
function* changesOf(n: number, orderNow: () => readonly number[]): Generator<Change> {
  for (let first = 0; first < n - 1; first += 1)
    for (let last = first + 1; last < n; last += 1)
      yield {
        first,
        last,
        stops: orderNow()
          .slice(first, last + 1)
          .toReversed(),
      };
  for (let length = 1; length <= 3; length += 1)
    for (let first = 0; first + length <= n; first += 1)
      for (let to = 0; to <= n - length; to += 1) {
        if (to < first) yield exchanged(orderNow(), to, first, first + length - 1);
        if (to > first) yield exchanged(orderNow(), first, first + length, to + length - 1);
      }
}

/** A tour with the worst lateness up to each of its places, by which a change is evaluated from where it begins. */
type Tour = { readonly route: Route; readonly lateness: readonly number[] };

function tourOf(stops: Stops, order: readonly number[]): Tour {
  const route = drive(stops, order);
  let worst = 0;
  const lateness = route.arrivals.map((served, place) => {
    worst = Math.max(worst, served - stops.until[route.order[place]!]!);
    return worst;
  });
  return { route, lateness };
}

/** What is left of the work that may be done: stops put in another order and driven to in trials. */
type Work = { left: number };

/**
 * Whether a tour is better with a change: less late at worst, or as late and done sooner. It is driven only from the change on, and given
 * up once it is behind the tour as it was: whoever is no sooner at a stop, and was as late before, is no sooner at all that follow.
 */
function isBetterWith(stops: Stops, { route, lateness }: Tour, change: Change, work: Work): boolean {
  const { order, arrivals } = route;
  work.left -= change.stops.length;
  let at = change.first === 0 ? 0 : order[change.first - 1]!;
  let leaving = change.first === 0 ? 0 : arrivals[change.first - 1]! + stops.service;
  let worst = change.first === 0 ? 0 : lateness[change.first - 1]!;
  for (let place = change.first; place < order.length; place += 1) {
    work.left -= 1;
    const stop = place > change.last ? order[place]! : change.stops[place - change.first]!;
    const served = servedAt(stops, at, leaving, stop);
    worst = Math.max(worst, served - stops.until[stop]!);
    if (worst > route.lateness) return false;
    if (place >= change.last && stop === order[place] && served >= arrivals[place]! && worst >= lateness[place]!)
      return false;
    [at, leaving] = [stop, served + stops.service];
  }
  const end = leaving + (stops.returns ? between(stops, at, 0) : 0);
  return worst < route.lateness || end < route.end;
}

function changed({ order }: Route, { first, stops }: Change): number[] {
  return order.toSpliced(first, stops.length, ...stops);
}

/** Enough for sixty stops to be improved to the end. */
export const maxDriven = 5_000_000;

export type Improved = { readonly route: Route; readonly driven: number };

/**
 * Changes the route a little as long as that makes it better; never worse than what it is given. A change is looked for from behind the last
 * one, until all were tried in vain or `most` stops were moved or driven to in trials (`driven`: up to two tours more). It counts and does not look at
 * a clock: the same route for the same task, however busy the machine is.
 */
export function improve(stops: Stops, route: Route, most = maxDriven): Improved {
  const work: Work = { left: most };
  let tour = tourOf(stops, route.order);
  for (let isBetter = true; isBetter && work.left > 0;) {
    isBetter = false;
    for (const change of changesOf(stops.count, () => tour.route.order)) {
      if (work.left <= 0) break;
      if (!isBetterWith(stops, tour, change, work)) continue;
      tour = tourOf(stops, changed(tour.route, change));
      isBetter = true;
    }
  }
  return { route: tour.route, driven: most - work.left };
}
