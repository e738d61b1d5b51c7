import { between, drive, servedAt, type Route, type Stops } from './stops.ts';

/** More stops than this would take more memory than a request is worth: 2^n × n numbers. */
export const exactlyAtMost = 16;

/** For each set of stops already served and the last of them: when that was, at the soonest, and which stop was before it. */
type Table = { readonly served: Float64Array; readonly before: Int8Array };

const cell = (stops: Stops, set: number, last: number): number => set * stops.count + last - 1;
const withStop = (set: number, stop: number): number => set | (1 << (stop - 1));

/** Whoever has to be served by a certain time, the most urgent first, and how long it takes at the least to come to each stop. */
type Urgency = { readonly stops: readonly number[]; readonly nearest: readonly number[] };

function urgencyOf(stops: Stops): Urgency {
  const all = Array.from({ length: stops.count }, (_, n) => n + 1);
  const places = [0, ...all];
  return {
    stops: all.filter((stop) => stops.until[stop]! < Infinity).toSorted((a, b) => stops.until[a]! - stops.until[b]!),
    nearest: places.map((to) => Math.min(...places.filter((at) => at !== to).map((at) => between(stops, at, to)))),
  };
}

/** Sums of the same seconds in another order are not quite the same. */
const rounding = 1;

/** When the last of a set has to be left at the latest for each of the others to be served in time, by whatever order: left later, there is none. */
function latestLeaving(stops: Stops, { stops: urgent, nearest }: Urgency, set: number): number {
  let [taken, latest] = [-stops.service, Infinity];
  for (const stop of urgent) {
    if (withStop(set, stop) === set) continue;
    taken += nearest[stop]! + stops.service;
    latest = Math.min(latest, stops.until[stop]! - taken);
  }
  return latest;
}

/** Goes on from one cell to every stop that its set lacks, unless that would be later than `patience` after the stop's window. */
function extend(
  stops: Stops,
  table: Table,
  from: { set: number; last: number; leaving: number },
  patience: number,
): void {
  const { set, last, leaving } = from;
  for (let stop = 1; stop <= stops.count; stop += 1) {
    const next = withStop(set, stop);
    if (next === set) continue;
    const served = servedAt(stops, last, leaving, stop);
    const to = cell(stops, next, stop);
    if (served > stops.until[stop]! + patience || served >= table.served[to]!) continue;
    table.served[to] = served;
    table.before[to] = last;
  }
}

/**
 * Held and Karp's dynamic programme over sets of stops: to have served a set, and its last stop, as soon as possible is never worse for
 * what follows, since whoever is early may wait. What leaves the others no time is not followed.
 */
function fill(stops: Stops, urgency: Urgency, patience: number): Table {
  const cells = 2 ** stops.count * stops.count;
  const table = { served: new Float64Array(cells).fill(Infinity), before: new Int8Array(cells) };
  extend(stops, table, { set: 0, last: 0, leaving: 0 }, patience);
  for (let set = 1; set < 2 ** stops.count; set += 1) {
    const latest = latestLeaving(stops, urgency, set) + patience + rounding;
    for (let last = 1; last <= stops.count; last += 1) {
      if (withStop(set, last) !== set) continue;
      const leaving = table.served[cell(stops, set, last)]! + stops.service;
      if (leaving < Infinity && leaving <= latest) extend(stops, table, { set, last, leaving }, patience);
    }
  }
  return table;
}

/** The order in which the last stop was come to, from the first one. */
function readBack(stops: Stops, table: Table, last: number): number[] {
  const order: number[] = [];
  let set = 2 ** stops.count - 1;
  for (let stop = last; stop !== 0;) {
    order.unshift(stop);
    const before = table.before[cell(stops, set, stop)]!;
    set &= ~(1 << (stop - 1));
    stop = before;
  }
  return order;
}

/** The route that ends soonest with nobody later than `patience` seconds, or undefined when there is none. */
function soonest(stops: Stops, urgency: Urgency, patience: number): Route | undefined {
  const table = fill(stops, urgency, patience);
  const all = 2 ** stops.count - 1;
  const ends = Array.from({ length: stops.count }, (_, n) => n + 1)
    .map((last) => ({
      last,
      end: table.served[cell(stops, all, last)]! + (stops.returns ? between(stops, last, 0) : 0),
    }))
    .filter(({ end }) => end < Infinity);
  const best = ends.toSorted((one, other) => one.end - other.end)[0];
  return best && drive(stops, readBack(stops, table, best.last));
}

/** How far the worst lateness is looked for, in seconds: nobody is told the second of an arrival. */
const closeEnough = 30;

/**
 * The best route there is: first the least worst lateness (to within 30 s), then the soonest end. `known` is any route, by which it is
 * bounded. Time and memory grow with 2^n × n: `stops.count` at most `exactlyAtMost`.
 */
export function exactRoute(stops: Stops, known: Route): Route {
  const urgency = urgencyOf(stops);
  let tooLittle = Math.max(0, -latestLeaving(stops, urgency, 0));
  const punctual = tooLittle < rounding && soonest(stops, urgency, 0);
  if (punctual) return punctual;
  let best = known.lateness > 0 ? (soonest(stops, urgency, known.lateness) ?? known) : known;
  // Whoever ends soonest is often the least late as well: a little less is tried first, then ever more.
  let less = closeEnough;
  while (best.lateness - tooLittle > closeEnough) {
    const patience = Math.max(best.lateness - less, (tooLittle + best.lateness) / 2);
    const found = soonest(stops, urgency, patience);
    if (found) [best, less] = [found, less * 4];
    else tooLittle = patience;
  }
  return best;
}
