import type pg from 'pg';

/** Ends every connection to the database but this one. */
export async function killConnections(admin: pg.Client): Promise<number> {
  const killed = await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return killed.rowCount ?? 0;
}

type Process = { readonly pid: number };

const stop = (processes: readonly Process[]): void => {
  for (const { pid } of processes) process.kill(pid, 'SIGSTOP');
};

/** Stops all of PostgreSQL as a disk that hangs does: it answers nothing and closes nothing. Answers how to let it go on. */
export async function freeze(admin: pg.Client): Promise<() => void> {
  const postmaster = await admin.query<Process>(
    `select split_part(pg_read_file('postmaster.pid'), E'\n', 1)::int as pid`,
  );
  // The postmaster first: while the others are looked up, it must not start one more.
  stop(postmaster.rows);
  const others = await admin.query<Process>('select pid from pg_stat_activity');
  stop(others.rows);
  return () => {
    for (const { pid } of [...postmaster.rows, ...others.rows]) process.kill(pid, 'SIGCONT');
  };
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
