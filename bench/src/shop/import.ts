import { importRegister } from '../../../apps/server/src/modules/catalogue/index.ts';
import { batchLimits } from '../../../apps/server/src/platform/db/limits.ts';
import { openDatabase } from '../../../apps/server/src/platform/db/open.ts';
import { demoNow } from '../../../apps/server/test/databases.ts';
import { median, type Figure } from '../figures.ts';
import type { Cluster } from '../cluster.ts';
import { rounds } from '../in-turn.ts';
import { memory } from '../memory.ts';
import { registerSource, theRegister } from './many-products.ts';

const count = 5;

async function importOnce(cluster: Cluster, file: Buffer) {
  const { url, drop } = await cluster.clone(cluster.small);
  const { db } = openDatabase(url, { max: 1, limits: batchLimits });
  const start = performance.now();
  const { read, added } = await db.transaction().execute((tx) => importRegister(tx, file, { now: demoNow, stock: 40 }));
  const seconds = (performance.now() - start) / 1000;
  const taken = memory();
  await db.destroy();
  await drop();
  return { read, added, seconds, taken };
}

/** The whole register into a shop that has none of it, unpacked, read, sorted out, made findable and put in stock at every branch. */
export async function measureImport(cluster: Cluster): Promise<Figure[]> {
  const file = theRegister();
  await importOnce(cluster, file);
  const seen = await rounds(count, () => importOnce(cluster, file));
  const [{ read, added, taken } = { read: 0, added: 0, taken: '' }] = seen;
  const seconds = median(seen.map((one) => one.seconds));
  return [
    {
      what: 'import of the register',
      measured: read / seconds,
      unit: 'rows/s',
      aim: { atLeast: 2000 },
      binding: false,
      detail: `${read} rows, ${added} of them sold, ${registerSource}, in ${seconds.toFixed(2)} s; ${taken}`,
    },
  ];
}
