import { retentionEnd, retentionKinds, type RetentionKind, type RetentionYears } from '@balsam/domain/privacy';
import { riyadhDay, type Day } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { dueOn, overBy, readRetentionYears, rowsOf, type Due } from './due-parts.ts';
import { kindOf } from './retained-rows.ts';
import { countRows, nextClosed, type ClosedRow } from './retention.store.ts';

const batch = 200;
/** A screen shows so many at a time; confirming some brings the next. */
const shownAtMost = 50;

export type Counted = { readonly table: string; readonly rows: number };
type Over = { readonly row: ClosedRow; readonly due: Due; readonly waits: boolean };

/** Every closed account whose years are over by a day, and whether it waits for an administrator. */
async function allOver(db: Sql, years: RetentionYears, day: Day, after = 0): Promise<Over[]> {
  const people = await nextClosed(db, after, batch);
  const over = people.flatMap((row): Over[] => {
    const end = retentionEnd(row, years);
    const due = overBy(row, end, day);
    const waits = end.needsConfirmation && row.confirmedAt === null;
    return due.records || due.fiscal ? [{ row, due, waits }] : [];
  });
  const last = people.length < batch ? undefined : people.at(-1);
  return last === undefined ? over : [...over, ...(await allOver(db, years, day, last.personId))];
}

const summed = (all: readonly Counted[]): Counted[] => {
  const sums = new Map<string, number>();
  for (const { table, rows } of all) sums.set(table, (sums.get(table) ?? 0) + rows);
  return [...sums].flatMap(([table, rows]) => (rows > 0 ? [{ table, rows }] : []));
};

/** The same by what it is to people. */
function byKind(all: readonly Counted[]): { kind: RetentionKind; count: number }[] {
  const kinds = summed(all.map(({ table, rows }) => ({ table: kindOf(table), rows })));
  return retentionKinds.flatMap((kind) => {
    const found = kinds.find(({ table }) => table === kind);
    return found ? [{ kind, count: found.rows }] : [];
  });
}

const countOf = async (db: Sql, { row, due }: Over): Promise<Counted[]> =>
  (await countRows(db, rowsOf(row, due), row.personId)).filter(({ rows }) => rows > 0);

async function countAll(db: Sql, over: readonly Over[]): Promise<Counted[]> {
  const all: Counted[] = [];
  for (const one of over) all.push(...(await countOf(db, one)));
  return summed(all);
}

/** What the run of a day would end: of how many people, and how many rows of each table. Nothing is changed. */
export async function rehearseRetention(
  db: Sql,
  now: Date,
): Promise<{ people: number; waiting: number; rows: Counted[] }> {
  const years = await readRetentionYears(db);
  const over = await allOver(db, years, riyadhDay(now));
  const going = over.filter(({ row }) => Object.values(dueOn(row, years, riyadhDay(now))).includes(true));
  return { people: going.length, waiting: over.length - going.length, rows: await countAll(db, going) };
}

/** For administrators: who waits for a confirmation, with what would go, and what goes by itself. */
export async function readRetention(db: Sql, call: UserCall) {
  const years = await readRetentionYears(db);
  const over = await allOver(db, years, riyadhDay(call.now));
  const waiting = over.filter(({ waits }) => waits);
  const shown = waiting.slice(0, shownAtMost);
  const going = over.filter(({ waits }) => !waits);
  await audit(
    db,
    call,
    ...shown.map(({ row }) => ({ personId: row.personId, action: 'read', what: 'retention', why: 'staff' }) as const),
  );
  const items = [];
  for (const one of shown) {
    const { personId, mrn, birthDay, closedAt } = one.row;
    const content = byKind(await countOf(db, one));
    items.push({
      id: personId,
      mrn_number: mrn,
      birth_date: birthDay,
      closed_on: riyadhDay(closedAt),
      ...one.due,
      content,
    });
  }
  const next = { people: going.length, content: byKind(await countAll(db, going)) };
  return { years, waiting: { items, total: waiting.length }, next };
}
