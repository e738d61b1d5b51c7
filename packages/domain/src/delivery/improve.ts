import { between, drive, isBetter, type Route, type Stops } from './stops.ts';

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

/** The tour with the part from `first` to `last` driven the other way round (2-opt). */
const turned = (order: readonly number[], first: number, last: number): number[] => [
  ...order.slice(0, first),
  ...order.slice(first, last + 1).toReversed(),
  ...order.slice(last + 1),
];

/** The tour with one to three stops in a row moved elsewhere (Or-opt). */
function moved(order: readonly number[], first: number, length: number, to: number): number[] {
  const part = order.slice(first, first + length);
  const rest = [...order.slice(0, first), ...order.slice(first + length)];
  return [...rest.slice(0, to), ...part, ...rest.slice(to)];
}

function* neighboursOf(order: readonly number[]): Generator<number[]> {
  const n = order.length;
  for (let first = 0; first < n - 1; first += 1)
    for (let last = first + 1; last < n; last += 1) yield turned(order, first, last);
  for (let length = 1; length <= 3; length += 1)
    for (let first = 0; first + length <= n; first += 1)
      for (let to = 0; to <= n - length; to += 1) if (to !== first) yield moved(order, first, length, to);
}

/** A tour that differs a little and is better, or undefined at the end of all improving. */
function betterNeighbour(stops: Stops, route: Route): Route | undefined {
  for (const order of neighboursOf(route.order)) {
    const tried = drive(stops, order);
    if (isBetter(tried, route)) return tried;
  }
  return undefined;
}

/** Changes the route a little as long as that makes it better; never worse than what it is given. */
export function improve(stops: Stops, route: Route): Route {
  let best = route;
  for (let next = betterNeighbour(stops, best); next; next = betterNeighbour(stops, best)) best = next;
  return best;
}
