import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Cluster } from '../cluster.ts';
import { median, quantile, type Figure } from '../figures.ts';
import { openLiveServer } from '../live/server.ts';
import { appointmentsIn, calls, fillCalls, startsAt } from './crowd.ts';

type Outcome = { readonly rings: number[]; readonly passed: number[] };

/** 200 calls on one process: doctors ring, patients answer, and their browsers find each other. */
export async function measureCalls(cluster: Cluster): Promise<Figure[]> {
  const name = await cluster.extend(cluster.small, 'balsam_bench_calls', fillCalls);
  const { url, drop } = await cluster.clone(name);
  const server = await openLiveServer(url, cluster.folder, new Date(startsAt));
  try {
    const ids = await appointmentsIn(url);
    const child = fork(path.join(import.meta.dirname, 'browsers.worker.ts'), [
      String(server.port),
      JSON.stringify(ids),
    ]);
    const died = once(child, 'exit').then(([code]) => {
      throw new Error(`the browsers ended with ${String(code)}`);
    });
    const [{ rings, passed }] = (await Promise.race([once(child, 'message'), died])) as [Outcome];
    if (rings.length !== calls) throw new Error(`of ${calls} calls ${rings.length} rang`);
    return [
      {
        what: 'calls: from ring to ringing, 99 of 100',
        measured: quantile(rings, 0.99),
        unit: 'ms',
        aim: { atMost: 300 },
        binding: false,
        detail: `${calls} calls on one process, with their signals; the median ${median(rings).toFixed(0)} ms`,
      },
      {
        what: 'calls: a signal to the other side, 99 of 100',
        measured: quantile(passed, 0.99),
        unit: 'ms',
        aim: { atMost: 300 },
        binding: false,
        detail: `${passed.length} signals, two offers of 6,000 characters in each call; the median ${median(passed).toFixed(0)} ms`,
      },
    ];
  } finally {
    await server.close();
    await drop();
  }
}
