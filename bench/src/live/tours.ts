import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bestRoute } from '@balsam/domain/delivery';
import { geoDistances, knownOptimum } from '../../../packages/domain/src/delivery/tsplib.fixture.ts';
import { median, type Figure } from '../figures.ts';

const folder = path.join(import.meta.dirname, '../../../../shared/data/routing');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Tours of instances with known optima, as a multiple of the optimum; nothing where the instances are not beside the repository. */
export async function measureTours(): Promise<Figure[]> {
  if (!existsSync(folder)) return [];
  return ['burma14', 'ulysses16'].map((name) => {
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
}
