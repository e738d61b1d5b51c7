import { methodOf } from '@balsam/domain/booking';
import { addDays, type Day } from '@balsam/domain/time';
import type { TimeSearch } from '../slots/slot-choice.ts';
import type { FreeSlot } from '../api-types.ts';
import { onlyChosen } from '../search-params.ts';
import type { FindSearch, NearDay } from './find-search.ts';

/** The Riyadh day behind 'today' and 'tomorrow'. */
export const dayOf = (near: NearDay | undefined, now: Day): Day | undefined => {
  if (near === undefined) return undefined;
  return near === 'today' ? now : addDays(now, 1);
};

const noTime = { visit: undefined, at: undefined, date: undefined, slot: undefined };

/** A change of filter begins the list and the choice of a time anew. */
export const filtered = (search: FindSearch, change: FindSearch): FindSearch =>
  onlyChosen({ ...search, ...change, ...noTime, pages: undefined, doctor: undefined });

/** Whether the list is narrowed by anything but what is looked for and its order. */
export const hasFilters = ({ method, location, speciality, sub, day }: FindSearch): boolean =>
  [method, location, speciality, sub, day].some((filter) => filter !== undefined);

/** The times of another doctor beside the list. */
export const besideList = (search: FindSearch, doctor: number): FindSearch =>
  onlyChosen({ ...search, ...noTime, doctor });

/** The choice of a time beside the list: its own where one was made, else by the filters, else what the doctor's card promises. */
export const timeBeside = (
  { method, visit, location, at, day, date, slot }: FindSearch,
  now: Day,
  promised?: FreeSlot | null,
): TimeSearch => ({
  method: visit ?? method ?? (promised ? methodOf(promised.type) : undefined),
  location: at ?? location ?? promised?.location_id,
  date: date ?? dayOf(day, now),
  slot,
});

/** The same with a change to it; the filters of the list stay. */
export const withTimeBeside = (
  search: FindSearch,
  doctor: number,
  change: TimeSearch,
  now: Day,
  promised?: FreeSlot | null,
): FindSearch => {
  const { method, location, date, slot } = { ...timeBeside(search, now, promised), ...change };
  return onlyChosen({ ...search, doctor, visit: method, at: location, date, slot });
};
