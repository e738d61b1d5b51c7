import { execFileSync } from 'node:child_process';
import type pg from 'pg';

/** Ends every connection to the database but this one. */
export async function killConnections(admin: pg.Client): Promise<number> {
  const killed = await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return killed.rowCount ?? 0;
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      // It has ended by itself meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** The processes that this one has started. */
const childrenOf = (pid: number): number[] =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

/** Stops all of PostgreSQL as a disk that hangs does: it answers nothing and closes nothing. Answers how to let it go on. */
export async function freeze(admin: pg.Client): Promise<() => void> {
  const { rows } = await admin.query<{ pid: number }>(
    `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
  );
  const [{ pid } = { pid: 0 }] = rows;
  // First the one that starts others, then these: also those that PostgreSQL does not list yet because they are just starting.
  signal([pid], 'SIGSTOP');
  const backends = childrenOf(pid);
  signal(backends, 'SIGSTOP');
  return () => signal([pid, ...backends], 'SIGCONT');
}

/** Locks one person's row and forgets to end the transaction. Answers how to end it. */
export async function lockPerson(admin: pg.Client, mrn: string): Promise<() => Promise<unknown>> {
  await admin.query('begin');
  await admin.query('select from person where mrn = $1 for update', [mrn]);
  return () => admin.query('rollback');
}

/** Looks until so many of the others wait for a lock; throws when they never do. */
export async function untilWaiting(admin: pg.Client, count: number, looks = 400): Promise<void> {
  const { rowCount } = await admin.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  if ((rowCount ?? 0) >= count) return;
  if (looks === 0) throw new Error(`only ${rowCount} of ${count} wait for the lock`);
  await untilWaiting(admin, count, looks - 1);
}
