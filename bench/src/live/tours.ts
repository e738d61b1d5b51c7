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
  return {
    what: `tours: ${manyStops} stops with windows`,
    measured: median5(() => bestRoute({ travel, windows, service: 240 })),
    unit: 'ms',
    aim: { atMost: 300 },
    binding: false,
    detail: 'median of five',
  };
}

const median5 = (work: () => unknown): number =>
  median(
    [1, 2, 3, 4, 5].map(() => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  );

/** A tour there and back against the shortest that there is. */
function againstOptimum(what: string, travel: number[][], optimum: number, unit: string): Figure {
  const took = median5(() => bestRoute({ travel, returns: true }));
  const { end } = bestRoute({ travel, returns: true });
  return {
    what: `tours: ${what}, of the known optimum`,
    // Lengths are sums of floating numbers, whose order differs.
    measured: Math.round((end / optimum) * 1e9) / 1e9,
    unit: 'x',
    aim: { exactly: 1 },
    binding: true,
    detail: `${Math.round(end)} of ${Math.round(optimum)} ${unit}, in ${took.toFixed(0)} ms`,
  };
}

/** Places on a circle, in no order: the shortest tour of places none of which lies within the others goes around them. */
function measureCircle(): Figure {
  const [count, radius] = [16, 1000];
  const places = Array.from({ length: count }, (_, n) => {
    const angle = (((n * 7) % count) / count) * 2 * Math.PI;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  const travel = places.map((one) => places.map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
  return againstOptimum(`${count} places on a circle`, travel, count * 2 * radius * Math.sin(Math.PI / count), 'm');
}

/** Instances of TSPLIB whose optimum is known, where they are beside the repository. */
const measureKnown = (): Figure[] =>
  ['burma14', 'ulysses16'].map((name) =>
    againstOptimum(name, geoDistances(read(`tsplib-${name}.tsp`)), knownOptimum(read('tsplib-solutions'), name), 'km'),
  );

/** The time of many stops, and tours as a multiple of the shortest. */
export const measureTours = async (): Promise<Figure[]> => [
  measureCircle(),
  ...(existsSync(folder) ? measureKnown() : []),
  measureManyStops(),
];
