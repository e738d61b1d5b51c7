import { cachedCount } from '#platform/db/count-cache.ts';
import type { Sql } from '#platform/db/types.ts';
import type { DoctorRank, Page, Ranked } from './doctors.store.ts';
import { matchDoctors, matchFewDoctors, type DoctorFilter } from './match-doctors.store.ts';
import {
  countFreeOnDay,
  readFirstFreeOnDay,
  readFreeOnDay,
  readNearestOf,
  readSoonest,
  type Nearest,
} from './nearest-of.store.ts';

/** More doctors than any hospital has. */
const allDoctors: Page = { limit: 10_000, offset: 0 };
/** Up to this many doctors are looked up one by one; for more, the earliest are found by scanning the slots. */
const individualLookups = 64;

const slice = <T>(all: readonly T[], { limit, offset }: Page): T[] => all.slice(offset, offset + limit);

const ranksOf = (ids: readonly number[], slots: readonly Nearest[]): DoctorRank[] => {
  const byDoctor = new Map(slots.map((slot) => [slot.doctor_id, slot.id]));
  return ids.map((doctorId) => ({ doctorId, slotId: byDoctor.get(doctorId) ?? null }));
};

/** Sorts by the earliest slot, doctors without one last; ties keep their order. */
const soonestFirst = (ids: readonly number[], slots: readonly Nearest[]): number[] => {
  const times = new Map(slots.map((slot) => [slot.doctor_id, slot.starts_at.getTime()]));
  const time = (id: number): number => times.get(id) ?? Number.MAX_SAFE_INTEGER;
  return ids.toSorted((a, b) => time(a) - time(b));
};

/** How many doctors match, or are free on a day: of many the number is kept. */
const countOf = (db: Sql, kind: string, of: DoctorFilter, now: Date, count: () => Promise<number>): Promise<number> =>
  cachedCount(db, { kind, of, now, totalOf: (total) => total, keptAbove: individualLookups, count });

/** The ids of the doctors that match when they are few, in order; undefined of many, which is asked once a minute. */
async function readFew(db: Sql, filter: DoctorFilter, now: Date): Promise<readonly number[] | undefined> {
  const found: { few?: readonly number[] | undefined } = {};
  await countOf(db, 'matching doctors', { ...filter, sort: 'nearest', day: undefined }, now, async () => {
    found.few = await matchFewDoctors(db, filter, individualLookups);
    return found.few?.length ?? individualLookups + 1;
  });
  return found.few;
}

/** The page by scanning slots; undefined when too few doctors were found to fill it. */
async function rankBySlotScan(db: Sql, filter: DoctorFilter, page: Page, now: Date): Promise<Ranked | undefined> {
  const needed = page.offset + page.limit;
  const found = await readSoonest(db, filter, needed, now);
  if (found.length < needed) return undefined;
  const ranks = slice(found, page).map((slot) => ({ doctorId: slot.doctor_id, slotId: slot.id }));
  return { ranks, total: found[0]?.total ?? 0 };
}

/** The doctors with the soonest slots first. Of a few each is looked up; of many the soonest are found among the slots, unless the page is near the end. */
async function rankByNearest(db: Sql, filter: DoctorFilter, page: Page, now: Date): Promise<Ranked> {
  const few = await readFew(db, filter, now);
  const scanned = few ? undefined : await rankBySlotScan(db, filter, page, now);
  if (scanned) return scanned;
  const ids = few ?? (await matchDoctors(db, filter, allDoctors)).ids;
  const slots = await readNearestOf(db, filter, ids, now);
  return { ranks: ranksOf(slice(soonestFirst(ids, slots), page), slots), total: ids.length };
}

/** A page of those of many doctors who are free on a day. */
const rankManyOnDay = async (db: Sql, filter: DoctorFilter, page: Page, now: Date): Promise<readonly DoctorRank[]> => {
  const { sort } = filter;
  if (sort !== 'nearest') return readFirstFreeOnDay(db, { ...filter, sort }, page, now);
  return ((await rankBySlotScan(db, filter, page, now)) ?? (await readFreeOnDay(db, filter, page, now))).ranks;
};

/**
 * The doctors who are free on a day. A few are looked up and counted at once. Of many the page is found without looking up all, and the number
 * may be a minute old.
 */
async function rankOnDay(db: Sql, filter: DoctorFilter, page: Page, now: Date): Promise<Ranked> {
  if (await readFew(db, filter, now)) return readFreeOnDay(db, filter, page, now);
  const [ranks, total] = await Promise.all([
    rankManyOnDay(db, filter, page, now),
    countOf(db, 'doctors of a day', { ...filter, sort: 'nearest' }, now, () => countFreeOnDay(db, filter, now)),
  ]);
  return { ranks, total };
}

/** A page of the doctors that match, in the requested order, each with the first matching slot; and how many match. */
export async function rankDoctors(db: Sql, filter: DoctorFilter, page: Page, now: Date): Promise<Ranked> {
  if (filter.day !== undefined) return rankOnDay(db, filter, page, now);
  if (filter.sort === 'nearest') return rankByNearest(db, filter, page, now);
  const { ids, total } = await matchDoctors(db, filter, page);
  return { ranks: ranksOf(ids, await readNearestOf(db, filter, ids, now)), total };
}
