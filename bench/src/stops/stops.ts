import { stopAllPrograms, runProgram, type ChildProgram } from '../../../apps/server/test/child-program.ts';
import type { Figure } from '../figures.ts';
import type { Cluster } from '../cluster.ts';
import { rounds } from '../in-turn.ts';
import { search } from '../reads/reads.ts';
import type { BenchRequest } from '../load/load.ts';
import { Backend } from './balancer.ts';

const [stops, callers] = [20, 12];
const login = { field_name: 'mrn_number', username: '1000001', password: 'Balsam#2026', remember: false };
/** By turns; a log-in writes, and takes longer than the reads. */
const calls: readonly BenchRequest[] = [
  ...search.map(({ path }) => ({ path: `/api/v1${path}` })),
  { method: 'POST', path: '/api/v1/auth/patient/login', body: login },
];

type Process = { readonly child: ChildProgram; readonly backend: Backend };

/** Callers who each ask again as soon as they are answered, of the ready processes in turn. Counts the answers by status or error. */
function load(processes: readonly Process[]) {
  const counts = new Map<number | string, number>();
  let [started, goesOn] = [0, true];
  const next = (): Backend => {
    const ready = processes.map(({ backend }) => backend).filter(({ isReady }) => isReady);
    const chosen = ready[started % ready.length];
    if (!chosen) throw new Error('no process is ready');
    return chosen;
  };
  const queue = async (): Promise<void> => {
    if (!goesOn) return;
    const [backend, call] = [next(), calls[(started += 1) % calls.length] ?? { path: '/' }];
    const status = await backend.send(call);
    counts.set(status, (counts.get(status) ?? 0) + 1);
    await queue();
  };
  const queues = Promise.all(Array.from({ length: callers }, queue));
  return async () => {
    goesOn = false;
    await queues;
    return counts;
  };
}

/** Two processes under load, of which one after the other is stopped and replaced, 20 times. */
export async function measureStops(cluster: Cluster): Promise<Figure[]> {
  const { url, drop } = await cluster.clone(cluster.small);
  const start = async (): Promise<Process> => {
    const child = runProgram('main.ts', {
      BALSAM_TEST: '1',
      BALSAM_DATA_DIR: cluster.folder,
      DATABASE_URL: url,
      LOG_LEVEL: 'silent',
      REQUESTS_PER_MINUTE: '100000000',
      SHUTDOWN_DELAY_SECONDS: '2',
    });
    const backend = new Backend(await child.url);
    void backend.watch();
    return { child, backend };
  };
  try {
    const processes = await Promise.all([start(), start()]);
    const end = load(processes);
    const ended = await rounds(stops, async (n) => {
      const leaving = processes[n % 2];
      if (!leaving) throw new Error('there is no such process');
      const began = performance.now();
      leaving.child.process.kill('SIGTERM');
      const { code } = await leaving.child.ended;
      leaving.backend.leave();
      const took = performance.now() - began;
      processes[n % 2] = await start();
      return { code, took };
    });
    const counts = await end();
    for (const { backend } of processes) backend.leave();
    const failed = [...counts].filter(([status]) => status !== 200);
    const answered = counts.get(200) ?? 0;
    const bad = ended.filter(({ code }) => code !== 0).length;
    return [
      {
        what: `stops: requests that failed while ${stops} processes were stopped`,
        measured: failed.reduce((sum, [, count]) => sum + count, 0),
        unit: 'requests',
        aim: { exactly: 0 },
        binding: true,
        detail: `${answered} answered, ${callers} at once; ${failed.map(([status, count]) => `${count} x ${status}, `).join('')}${bad} stops that did not end with 0`,
      },
      {
        what: 'stops: the slowest stop',
        measured: Math.max(...ended.map(({ took }) => took)),
        unit: 'ms',
        aim: { atMost: 15_000 },
        binding: false,
        detail: '2000 ms of it the wait for the balancer',
      },
    ];
  } finally {
    await stopAllPrograms();
    await drop();
  }
}
