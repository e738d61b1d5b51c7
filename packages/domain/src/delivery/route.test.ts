import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBeside } from '../beside.fixture.ts';
import { bestRoute } from './route.ts';
import { earliestDeadline, improve, maxDriven, nearestFirst } from './improve.ts';
import { drive, isBetter, stopsOf, type Route, type RouteTask } from './stops.ts';
import { geoDistances, knownOptimum } from './tsplib.fixture.ts';

/** Places on a circle, in an order that leads across it: no tour is shorter than the one around. */
const onCircle = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * ((n * 7) % count)) / count;
    return { x: 10_000 * Math.cos(angle), y: 10_000 * Math.sin(angle) };
  });
const optima = readBeside('routing/tsplib-solutions');

describe('against known optima', () => {
  test.each([5, 12, 16])('the tour of %i places on a circle goes around it', (count) => {
    const places = onCircle(count);
    const travel = places.map((one) => places.map((other) => Math.round(Math.hypot(one.x - other.x, one.y - other.y))));
    const side = Math.round(2 * 10_000 * Math.sin(Math.PI / count));
    expect(bestRoute({ travel, returns: true }).end).toBe(count * side);
  });
  // TSPLIB's own tours, where they lie beside the repository.
  for (const name of optima === undefined ? [] : ['burma14', 'ulysses16'])
    test(`the tour of ${name} is as short as can be`, () => {
      const travel = geoDistances(readBeside(`routing/tsplib-${name}.tsp`) ?? '');
      expect(bestRoute({ travel, returns: true }).end).toBe(knownOptimum(optima ?? '', name));
    });
});

function* ordersOf(stops: readonly number[]): Generator<number[]> {
  if (stops.length === 0) yield [];
  for (const stop of stops) for (const rest of ordersOf(stops.filter((one) => one !== stop))) yield [stop, ...rest];
}
/** The best of all orders, by trying each. */
function triedAll(task: RouteTask): Route {
  const stops = stopsOf(task);
  let best: Route | undefined;
  for (const order of ordersOf(Array.from({ length: stops.count }, (_, n) => n + 1))) {
    const route = drive(stops, order);
    if (!best || isBetter(route, best)) best = route;
  }
  return best!;
}

const tasks = (most: number) =>
  fc.integer({ min: 1, max: most }).chain((count) => {
    const seconds = fc.integer({ min: 1, max: 3600 });
    const window = fc.option(fc.record({ from: seconds, until: fc.integer({ min: 3600, max: 9000 }) }));
    return fc.record({
      travel: fc.array(fc.array(seconds, { minLength: count + 1, maxLength: count + 1 }), {
        minLength: count + 1,
        maxLength: count + 1,
      }),
      windows: fc.array(window, { minLength: count, maxLength: count }),
      service: fc.constantFrom(0, 240),
      returns: fc.boolean(),
    });
  });

describe('a route to few stops', () => {
  test('without a stop is over at once', () => {
    expect(bestRoute({ travel: [[0]] })).toEqual({ order: [], arrivals: [], lateness: 0, end: 0 });
  });
  test('is the best of all orders whenever nobody has to be late', () => {
    fc.assert(
      fc.property(tasks(6), (task) => {
        const [best, found] = [triedAll(task), bestRoute(task)];
        const { lateness, end } = best.lateness === 0 ? found : best;
        expect({ lateness, end }).toEqual({ lateness: best.lateness, end: best.end });
      }),
      { numRuns: 200 },
    );
  });
  test('is within half a minute of the least lateness when somebody has to be late', () => {
    fc.assert(
      fc.property(tasks(6), (task) => {
        expect(bestRoute(task).lateness).toBeLessThanOrEqual(triedAll(task).lateness + 30);
      }),
      { numRuns: 200 },
    );
  });
  test('waits for a window to open, and goes elsewhere meanwhile when that is sooner', () => {
    const travel = [
      [0, 100, 100],
      [100, 0, 100],
      [100, 100, 0],
    ];
    expect(bestRoute({ travel, windows: [{ from: 1000, until: 2000 }, null] })).toMatchObject({
      order: [2, 1],
      arrivals: [100, 1000],
      lateness: 0,
    });
    expect(bestRoute({ travel, windows: [{ from: 1000, until: 2000 }], service: 60 }).end).toBe(1060);
  });
  test('serves first who may not wait, though that is the longer way', () => {
    const travel = [
      [0, 10, 500],
      [10, 0, 500],
      [500, 500, 0],
    ];
    expect(bestRoute({ travel, windows: [null, { from: 0, until: 500 }] }).order).toEqual([2, 1]);
  });
});

/** So many stops strewn over a town, each promised within one of four windows of two hours. */
function town(count: number): RouteTask {
  const places = Array.from({ length: count + 1 }, (_, n) => ({ x: (n * 7919) % 997, y: (n * 104_729) % 991 }));
  const travel = places.map((one) => places.map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
  const windows = Array.from({ length: count }, (_, n) => ({ from: (n % 4) * 7200, until: (n % 4) * 7200 + 7200 }));
  return { travel, windows, service: 240 };
}

describe('a route to many stops', () => {
  test('visits each once, and is never worse than the first guess', () => {
    fc.assert(
      fc.property(tasks(24), (task) => {
        const route = bestRoute(task);
        const count = task.travel.length - 1;
        expect(route.order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, n) => n + 1));
        expect(isBetter(nearestFirst(stopsOf(task)), route)).toBe(false);
      }),
      { numRuns: 25 },
    );
  });
  test('begins from those who may wait the least; of two who wait as long, the first', () => {
    const until = (seconds: number) => ({ from: 0, until: seconds });
    const travel = Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => 1));
    const windows = [null, until(300), until(100), until(300), null];
    expect(earliestDeadline(stopsOf({ travel, windows })).order).toEqual([3, 2, 4, 1, 5]);
  });
  test('to a hundred stops, all of them promised, takes no more work than is bearable within a request', () => {
    const looked = { times: 0 };
    const task = town(100);
    const travel = new Proxy(task.travel, {
      get: (rows, place) => ((looked.times += 1), Reflect.get(rows, place)),
    });
    const route = bestRoute({ ...task, travel });
    expect(route.order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    expect(looked.times).toBeLessThan(2 * maxDriven + 100_000);
  });
  test('is improved to the end for sixty stops, and within the bound for more', () => {
    const drivenFor = (count: number, most?: number) => {
      const stops = stopsOf(town(count));
      return improve(stops, nearestFirst(stops), most).driven;
    };
    expect(drivenFor(60)).toBeLessThan(maxDriven);
    expect(drivenFor(100, 5000)).toBeLessThanOrEqual(5200);
  });
  test('leaves no stop that would be better elsewhere', () => {
    const ring = Array.from({ length: 31 }, (_, n) => ({ x: Math.cos(n), y: Math.sin(n) }));
    const travel = ring.map((one) => ring.map((other) => 1000 * Math.hypot(one.x - other.x, one.y - other.y)));
    const route = bestRoute({ travel });
    expect(improve(stopsOf({ travel }), route).route).toEqual(route);
  });
});
