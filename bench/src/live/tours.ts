import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bestRoute } from '@balsam/domain/delivery';
import { geoDistances, knownOptimum } from '../../../packages/domain/src/delivery/tsplib.fixture.ts';
import { median, type Figure } from '../figures.ts';

const folder = path.join(import.meta.dirname, '../../../../shared/data/routing');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const manyStops = 100;

/** A hundred stops over a town, promised within four windows of which the first cannot all be kept: the work is cut off at its bound. */
function measureManyStops(): Figure {
  const places = Array.from({ length: manyStops + 1 }, (_, n) => ({ x: (n * 7919) % 997, y: (n * 104_729) % 991 }));
  const travel = places.map((one) => places.map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
  const windows = Array.from({ length: manyStops }, (_, n) => ({ from: (n % 4) * 7200, until: ((n % 4) + 1) * 7200 }));
  const times = [1, 2, 3, 4, 5].map(() => {
    const began = performance.now();
    bestRoute({ travel, windows, service: 240 });
    return performance.now() - began;
  });
  return {
    what: `tours: ${manyStops} stops with windows`,
    measured: median(times),
    unit: 'ms',
    aim: { atMost: 300 },
    binding: false,
    detail: `median of five, ${Math.max(...times).toFixed(0)} ms at most`,
  };
}

/** The time of many stops, and tours of instances with known optima as a multiple of the optimum, where these are beside the repository. */
export async function measureTours(): Promise<Figure[]> {
  if (!existsSync(folder)) return [measureManyStops()];
  const known = ['burma14', 'ulysses16'].map((name): Figure => {
    const travel = geoDistances(read(`tsplib-${name}.tsp`));
    const optimum = knownOptimum(read('tsplib-solutions'), name);
    const times = [1, 2, 3, 4, 5].map(() => {
      const began = performance.now();
      bestRoute({ travel, returns: true });
      return performance.now() - began;
    });
    const { end } = bestRoute({ travel, returns: true });
    return {
      what: `tours: ${name}, of the known optimum`,
      measured: end / optimum,
      unit: 'x',
      aim: { exactly: 1 },
      binding: true,
      detail: `${end} of ${optimum} km, in ${median(times).toFixed(0)} ms`,
    };
  });
  return [...known, measureManyStops()];
}
