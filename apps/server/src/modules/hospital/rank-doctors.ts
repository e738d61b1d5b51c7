import type { Sql } from '../../platform/db/types.ts';
import type { DoctorRank } from './doctors.store.ts';
import { matchDoctors, type DoctorWish } from './match-doctors.store.ts';
import { readFirstMet, readNearestOf, type Nearest } from './nearest-of.store.ts';

type Page = { readonly limit: number; readonly offset: number };
type Ranked = { readonly ranks: readonly DoctorRank[]; readonly total: number };

/** More doctors than any hospital has. */
const everybody: Page = { limit: 10_000, offset: 0 };
/** Up to so many doctors are looked at one by one; of more the earliest are met by walking along the slots. */
const few = 64;
/** Slots walked along for each doctor to be met: many of them are of doctors met before. */
const stepsEach = 8;

const slice = <T>(all: readonly T[], { limit, offset }: Page): T[] => all.slice(offset, offset + limit);

const ranksOf = (ids: readonly number[], slots: readonly Nearest[]): DoctorRank[] => {
  const byDoctor = new Map(slots.map((slot) => [slot.doctor_id, slot.id]));
  return ids.map((doctorId) => ({ doctorId, slotId: byDoctor.get(doctorId) ?? null }));
};

/** Those with the earliest slot first, those without one last; of equals the order stays. */
const soonestFirst = (ids: readonly number[], slots: readonly Nearest[]): number[] => {
  const times = new Map(slots.map((slot) => [slot.doctor_id, slot.starts_at.getTime()]));
  const time = (id: number): number => times.get(id) ?? Number.MAX_SAFE_INTEGER;
  return ids.toSorted((a, b) => time(a) - time(b));
};

/** The page by walking; undefined when too few doctors were met to fill it. */
async function rankByWalking(
  db: Sql,
  wish: DoctorWish,
  ids: readonly number[],
  page: Page,
  now: Date,
): Promise<DoctorRank[] | undefined> {
  const wanted = page.offset + page.limit;
  if (ids.length <= few || wanted > ids.length) return undefined;
  const met = await readFirstMet(db, wish, ids, wanted * stepsEach, now);
  if (met.length < wanted) return undefined;
  const known = new Set(met.map((slot) => slot.doctor_id));
  return ranksOf(
    slice(
      soonestFirst(
        ids.filter((id) => known.has(id)),
        met,
      ),
      page,
    ),
    met,
  );
}

/** Of a day only those who have something free count. */
async function rankOfDay(db: Sql, wish: DoctorWish, ids: readonly number[], page: Page, now: Date): Promise<Ranked> {
  const slots = await readNearestOf(db, wish, ids, now);
  const there = new Set(slots.map((slot) => slot.doctor_id));
  const present = ids.filter((id) => there.has(id));
  const ordered = wish.sort === 'nearest' ? soonestFirst(present, slots) : present;
  return { ranks: ranksOf(slice(ordered, page), slots), total: present.length };
}

/** A page of the doctors that match, in the wished order, each with the first suitable slot; and how many match. */
export async function rankDoctors(db: Sql, wish: DoctorWish, page: Page, now: Date): Promise<Ranked> {
  if (wish.sort !== 'nearest' && wish.day === undefined) {
    const { ids, total } = await matchDoctors(db, wish, page);
    return { ranks: ranksOf(ids, await readNearestOf(db, wish, ids, now)), total };
  }
  const { ids, total } = await matchDoctors(db, wish, everybody);
  if (wish.day !== undefined) return rankOfDay(db, wish, ids, page, now);
  const walked = await rankByWalking(db, wish, ids, page, now);
  if (walked) return { ranks: walked, total };
  const slots = await readNearestOf(db, wish, ids, now);
  return { ranks: ranksOf(slice(soonestFirst(ids, slots), page), slots), total };
}
