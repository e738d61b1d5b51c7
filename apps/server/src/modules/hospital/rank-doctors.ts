import type { Sql } from '#platform/db/types.ts';
import type { DoctorRank } from './doctors.store.ts';
import { matchDoctors, type DoctorFilter } from './match-doctors.store.ts';
import { readFirstInScan, readNearestOf, type Nearest } from './nearest-of.store.ts';

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
async function rankBySlotScan(
  db: Sql,
  filter: DoctorFilter,
  ids: readonly number[],
  page: Page,
  now: Date,
): Promise<DoctorRank[] | undefined> {
  const needed = page.offset + page.limit;
  if (ids.length <= individualLookups || needed > ids.length) return undefined;
  const found = await readFirstInScan(db, filter, ids, needed * scannedSlotsPerDoctor, now);
  if (found.length < needed) return undefined;
  const foundIds = new Set(found.map((slot) => slot.doctor_id));
  return ranksOf(
    slice(
      soonestFirst(
        ids.filter((id) => foundIds.has(id)),
        found,
      ),
      page,
    ),
    found,
  );
}

/** On a given day only doctors with a free slot count. */
async function rankOnDay(
  db: Sql,
  filter: DoctorFilter,
  ids: readonly number[],
  page: Page,
  now: Date,
): Promise<Ranked> {
  const slots = await readNearestOf(db, filter, ids, now);
  const withSlot = new Set(slots.map((slot) => slot.doctor_id));
  const present = ids.filter((id) => withSlot.has(id));
  const ordered = filter.sort === 'nearest' ? soonestFirst(present, slots) : present;
  return { ranks: ranksOf(slice(ordered, page), slots), total: present.length };
}

/** A page of the doctors that match, in the requested order, each with the first matching slot; and how many match. */
export async function rankDoctors(db: Sql, filter: DoctorFilter, page: Page, now: Date): Promise<Ranked> {
  if (filter.sort !== 'nearest' && filter.day === undefined) {
    const { ids, total } = await matchDoctors(db, filter, page);
    return { ranks: ranksOf(ids, await readNearestOf(db, filter, ids, now)), total };
  }
  const { ids, total } = await matchDoctors(db, filter, allDoctors);
  if (filter.day !== undefined) return rankOnDay(db, filter, ids, page, now);
  const scanned = await rankBySlotScan(db, filter, ids, page, now);
  if (scanned) return { ranks: scanned, total };
  const slots = await readNearestOf(db, filter, ids, now);
  return { ranks: ranksOf(slice(soonestFirst(ids, slots), page), slots), total };
}
