import { exactlyAtMost, exactRoute } from './exact.ts';
import { earliestDeadline, improve, nearestFirst } from './improve.ts';
import { isBetter, stopsOf, type Route, type RouteTask } from './stops.ts';

/**
 * The order of a rider's stops: nobody later than need be, and then as soon done as possible. Exact to 16 stops (Held and Karp 1962,
 * with time windows), or to `exactly` where that is less, then two first guesses improved by 2-opt and Or-opt with a
 * bound to the work: good, and not proven to be the best.
 */
export function bestRoute(task: RouteTask, exactly = exactlyAtMost): Route {
  const stops = stopsOf(task);
  const guesses = [nearestFirst(stops), earliestDeadline(stops)].map((guess) => improve(stops, guess).route);
  const good = guesses.reduce((best, guess) => (isBetter(guess, best) ? guess : best));
  return stops.count > 0 && stops.count <= Math.min(exactly, exactlyAtMost) ? exactRoute(stops, good) : good;
}
