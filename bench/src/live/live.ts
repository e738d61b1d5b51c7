import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { demoNow } from '../../../apps/server/test/databases.ts';
import { median, quantile, type Figure } from '../figures.ts';
import type { Cluster } from '../cluster.ts';
import { openLiveServer } from './server.ts';
import { fillCrowd, patients, riders } from './crowd.ts';

const seconds = 31;
type Outcome = { readonly took: number[]; readonly sent: number; readonly refused: number };

async function watch(port: number): Promise<Outcome> {
  const child = fork(path.join(import.meta.dirname, 'phones.worker.ts'), [String(port), String(seconds)]);
  const [outcome] = (await once(child, 'message')) as [Outcome];
  return outcome;
}

/** 200 riders who say where they are as often as they may, and 1,000 patients who watch, on one process. */
export async function measureLive(cluster: Cluster): Promise<Figure[]> {
  const name = await cluster.extend(cluster.small, 'balsam_bench_live', fillCrowd);
  const { url, drop } = await cluster.clone(name);
  const server = await openLiveServer(url, cluster.folder, demoNow);
  const before = process.memoryUsage().rss;
  try {
    const { took, sent, refused } = await watch(server.port);
    const after = process.memoryUsage().rss;
    if (refused > 0 || took.length !== sent * (patients / riders))
      throw new Error(`of ${sent} positions ${refused} were refused and ${took.length} arrived`);
    const mega = (bytes: number) => Math.round(bytes / 1_000_000);
    return [
      {
        what: 'live: from a rider to a patient, 99 of 100',
        measured: quantile(took, 0.99),
        unit: 'ms',
        aim: { atMost: 500 },
        binding: false,
        detail: `${riders} riders, ${patients} patients, ${sent} positions in ${seconds} s; the median ${median(took).toFixed(0)} ms; ${mega(after)} MB with all connected, ${mega(before)} MB before`,
      },
    ];
  } finally {
    await server.close();
    await drop();
  }
}
