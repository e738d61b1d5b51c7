import type { Sql } from '#platform/db/types.ts';
import type { DoctorRank } from './doctors.store.ts';
import { matchDoctors, matchFewDoctors, type DoctorFilter } from './match-doctors.store.ts';
import { readFreeOnDay, readNearestOf, readSoonest, type Nearest } from './nearest-of.store.ts';

export type Page = { readonly limit: number; readonly offset: number };
type Ranked = { readonly ranks: readonly DoctorRank[]; readonly total: number };

/** More doctors than any hospital has. */
const allDoctors: Page = { limit: 10_000, offset: 0 };
/** Up to this many doctors are looked up one by one; for more, the earliest are found by scanning the slots. */
const individualLookups = 64;
/** Slots scanned for each doctor that is needed: many of them belong to doctors found before. */
const scannedSlotsPerDoctor = 8;

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

/** The page by scanning slots; undefined when too few doctors were found to fill it. */
async function rankBySlotScan(db: Sql, filter: DoctorFilter, page: Page, now: Date): Promise<Ranked | undefined> {
  const needed = page.offset + page.limit;
  const found = await readSoonest(db, filter, { needed, steps: needed * scannedSlotsPerDoctor }, now);
  if (found.length < needed) return undefined;
  const ranks = slice(found, page).map((slot) => ({ doctorId: slot.doctor_id, slotId: slot.id }));
  return { ranks, total: found[0]?.total ?? 0 };
}

/** The doctors with the soonest slots first. Of a few each is looked up; of many the soonest are found among the slots, unless the page is near the end. */
async function rankByNearest(db: Sql, filter: DoctorFilter, page: Page, now: Date): Promise<Ranked> {
  const few = await matchFewDoctors(db, filter, individualLookups);
  const scanned = few ? undefined : await rankBySlotScan(db, filter, page, now);
  if (scanned) return scanned;
  const ids = few ?? (await matchDoctors(db, filter, allDoctors)).ids;
  const slots = await readNearestOf(db, filter, ids, now);
  return { ranks: ranksOf(slice(soonestFirst(ids, slots), page), slots), total: ids.length };
}

/** A page of the doctors that match, in the requested order, each with the first matching slot; and how many match. */
export async function rankDoctors(db: Sql, filter: DoctorFilter, page: Page, now: Date): Promise<Ranked> {
  if (filter.day !== undefined) return readFreeOnDay(db, filter, page, now);
  if (filter.sort === 'nearest') return rankByNearest(db, filter, page, now);
  const { ids, total } = await matchDoctors(db, filter, page);
  return { ranks: ranksOf(ids, await readNearestOf(db, filter, ids, now)), total };
}
