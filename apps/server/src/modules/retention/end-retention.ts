import { addDays, riyadhDay, type Day } from '@balsam/domain/time';
import type { RetentionYears } from '@balsam/domain/privacy';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import { systemCall } from '#platform/http/system-call.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import type { Platform } from '#platform/platform.ts';
import { dueOn, readRetentionYears, rowsOf } from './due-parts.ts';
import type { RetainedRows } from './retained-rows.ts';
import {
  allowDeletion,
  completeRun,
  endRows,
  filesOf,
  findClosed,
  lastRun,
  lockPerson,
  markEnded,
  nextClosed,
} from './retention.store.ts';

type Today = { readonly day: Day; readonly years: RetentionYears; readonly now: Date };
/** How many rows of each table went. */
export type Ended = Map<string, number>;
type Bytes = Pick<Platform, 'files'>;

const batch = 50;

const add = (all: Ended, table: string, rows: number): void => {
  if (rows > 0) all.set(table, (all.get(table) ?? 0) + rows);
};

/** The rows of one table with their files. Bytes go before the commit: what is rolled back is ended again, what is gone is never left behind. */
async function endTable(tx: Tx, { files }: Bytes, rows: RetainedRows, personId: number, ended: Ended): Promise<void> {
  const named = await filesOf(tx, rows, personId);
  add(ended, rows.table, await endRows(tx, rows, personId));
  for (const file of named) await files.remove(tx, file);
  add(ended, 'stored_file', named.length);
}

/** Ends what is due of one person; nothing while another process is at it. */
async function endPerson(tx: Tx, bytes: Bytes, personId: number, { day, years, now }: Today): Promise<Ended> {
  const ended: Ended = new Map();
  if (!(await lockPerson(tx, personId))) return ended;
  // Read again behind the lock: another process may have been here since the list was made.
  const row = await findClosed(tx, personId);
  const due = row && dueOn(row, years, day);
  if (!due || (!due.records && !due.fiscal)) return ended;
  await allowDeletion(tx);
  for (const rows of rowsOf(row, due)) await endTable(tx, bytes, rows, personId, ended);
  await markEnded(tx, personId, due, now);
  const what = due.records ? 'end of the medical record' : 'end of fiscal data';
  await audit(tx, systemCall(now, 'retention.end'), { personId, action: 'write', what, why: 'system' });
  return ended;
}

type Run = { readonly platform: Platform; readonly today: Today };

/** A batch of people, each in a transaction of their own; answers the last of them, or nothing when none is left or the process ends. */
async function endBatch({ platform, today }: Run, after: number): Promise<number | undefined> {
  const people = await nextClosed(platform.db, after, batch);
  const all: Ended = new Map();
  for (const row of people) {
    if (platform.stopping.aborted) break;
    const { records, fiscal } = dueOn(row, today.years, today.day);
    if (!records && !fiscal) continue;
    const ended = await platform.db.transaction().execute((tx) => endPerson(tx, platform, row.personId, today));
    for (const [table, rows] of ended) add(all, table, rows);
  }
  for (const [rows, purged] of all) platform.log.info({ rows, purged, why: 'end of retention' }, 'rows purged');
  return platform.stopping.aborted ? undefined : people.at(-1)?.personId;
}

async function endAll(run: Run, after = 0): Promise<void> {
  const last = await endBatch(run, after);
  if (last !== undefined) await endAll(run, last);
}

/**
 * Once a Riyadh day: ends what closed accounts left behind and whose years are over (D3.06). A run that was killed or stopped has not noted its day and
 * is taken up by the next look at what is due, of this process or of another one; whoever is done by then stays done.
 */
export const endRetention: ScheduledJob = {
  name: 'retention.end',
  slow: true,
  run: async (platform, now) => {
    const day = riyadhDay(now);
    const last = await lastRun(platform.db);
    // A day far ahead was noted by a clock that ran wrong: it stands for no run.
    if (last !== undefined && last >= day && last <= addDays(day, 1)) return;
    const years = await readRetentionYears(platform.db);
    await endAll({ platform, today: { day, years, now } });
    if (platform.stopping.aborted) return;
    await completeRun(platform.db, day);
  },
};
