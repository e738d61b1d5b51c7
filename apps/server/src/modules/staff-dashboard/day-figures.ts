import type { CallReply, contract } from '@balsam/contract';
import { halalas, toSar } from '@balsam/domain/money';
import { daySectionsOf, lateKindsOf, type DaySection } from '@balsam/domain/staff-day';
import { addDays, instantAt, riyadhDay } from '@balsam/domain/time';
import type { Db } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import {
  busiestClinics,
  countDaily,
  countOrders,
  countQueue,
  countReports,
  countTickets,
  countVisits,
  revenueDaily,
  type Span,
} from './figures.store.ts';
import { countLate } from './late.store.ts';

type Figures = CallReply<typeof contract.staffDay.figures>;
type Of<S extends DaySection> = NonNullable<Figures[S]>;

/** How many days are drawn, this one the last. */
const drawn = 7;
const clinicsShown = 8;

/** The day that is counted, and the days that are drawn. */
type Days = {
  readonly day: string;
  readonly days: readonly string[];
  readonly today: Span;
  readonly week: Span;
  readonly now: Date;
};

const daysOf = (now: Date): Days => {
  const day = riyadhDay(now);
  const days = Array.from({ length: drawn }, (_, n) => addDays(day, n + 1 - drawn));
  const [from, until] = [instantAt(day, 0), instantAt(addDays(day, 1), 0)];
  return { day, days, now, today: { from, until }, week: { from: instantAt(addDays(day, 1 - drawn), 0), until } };
};

const daily = (days: readonly string[], counted: ReadonlyMap<string, number>) =>
  days.map((day) => ({ day, value: counted.get(day) ?? 0 }));

async function visitsOf(db: Db, { today }: Days): Promise<Of<'visits'>> {
  const rows = await countVisits(db, today);
  const hours = Array.from({ length: 24 }, () => 0);
  const states = new Map<string, number>();
  for (const { state, hour, count } of rows) {
    states.set(state, (states.get(state) ?? 0) + count);
    if (state !== 'cancelled') hours[hour] = (hours[hour] ?? 0) + count;
  }
  const of = (state: string) => states.get(state) ?? 0;
  const [booked, checked_in, in_review] = [of('booked'), of('checked_in'), of('in_review')];
  const [completed, missed, cancelled] = [of('completed'), of('missed'), of('cancelled')];
  const total = booked + checked_in + in_review + completed + missed;
  return { total, booked, checked_in, in_review, completed, missed, cancelled, hours };
}

async function queueOf(db: Db, { day, now }: Days): Promise<Of<'queue'>> {
  const [rows, clinics] = [await countQueue(db, day), await busiestClinics(db, day, clinicsShown)];
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  const since = rows.find(({ state }) => state === 'waiting')?.since ?? now;
  return {
    waiting: of('waiting'),
    called: of('called'),
    serving: of('serving'),
    done: of('done'),
    skipped: of('skipped'),
    longest_minutes: Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000)),
    clinics,
  };
}

async function ordersOf(db: Db, { day, days, today, week }: Days): Promise<Of<'orders'>> {
  const [counted, placed] = [await countOrders(db, today), await countDaily(db, 'orders', week)];
  return { ...counted, placed: placed.get(day) ?? 0, days: daily(days, placed) };
}

async function ticketsOf(db: Db, { day, days, today, week }: Days): Promise<Of<'tickets'>> {
  const [counted, opened] = [await countTickets(db, today), await countDaily(db, 'tickets', week)];
  return { ...counted, opened: opened.get(day) ?? 0, days: daily(days, opened) };
}

async function revenueOf(db: Db, { day, days, week }: Days): Promise<Of<'revenue'>> {
  const counted = await revenueDaily(db, week);
  const sar = (of: string) => toSar(halalas(counted.get(of) ?? 0));
  return { today: sar(day), yesterday: sar(addDays(day, -1)), days: days.map((of) => ({ day: of, value: sar(of) })) };
}

async function filesOf(db: Db, { day, days, week }: Days): Promise<Of<'files'>> {
  const counted = await countDaily(db, 'files', week);
  return { registered: counted.get(day) ?? 0, days: daily(days, counted) };
}

/** How the Riyadh day stands, of what the caller's role works with; nothing of a person is read (D13.31). */
export async function dayFigures(db: Db, { actor, now }: UserCall): Promise<Figures> {
  const days = daysOf(now);
  const sections = new Set(daySectionsOf(actor.roleId));
  const section = <T>(name: DaySection, count: (db: Db, days: Days) => Promise<T>): Promise<T | null> =>
    sections.has(name) ? count(db, days) : Promise.resolve(null);
  const [visits, queue, orders, tickets, revenue, files, reports, late] = await Promise.all([
    section('visits', visitsOf),
    section('queue', queueOf),
    section('orders', ordersOf),
    section('tickets', ticketsOf),
    section('revenue', revenueOf),
    section('files', filesOf),
    section('reports', (of, { today }) => countReports(of, today)),
    Promise.all(lateKindsOf(actor.roleId).map((kind) => countLate(db, kind, now))),
  ]);
  const isLate = late.flatMap((one) => (one ? [{ ...one, since: one.since.toISOString() }] : []));
  const at = now.toISOString();
  return { day: days.day, at, visits, queue, orders, tickets, revenue, files, reports, late: isLate };
}
