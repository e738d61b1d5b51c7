import { methodOf, screenMethods, type ScreenMethod } from '@balsam/domain/booking';
import { addDays, type Day } from '@balsam/domain/time';
import type { TimeSearch } from '../slots/slot-choice.ts';
import type { FreeSlot } from '../api-types.ts';
import { dayIn, idIn, oneOf, onlyChosen, type RawSearch, textIn } from '../search-params.ts';

export const sorts = ['nearest', 'rating', 'fee'] as const;
export type Sort = (typeof sorts)[number];

export const nearDays = ['today', 'tomorrow'] as const;
export type NearDay = (typeof nearDays)[number];

/** What `/find-a-specialist` keeps in its address: filters, how much is shown and, beside the list, a doctor's times. */
export type FindSearch = {
  readonly q?: string | undefined;
  readonly method?: ScreenMethod | undefined;
  readonly location?: number | undefined;
  readonly speciality?: number | undefined;
  readonly sub?: number | undefined;
  readonly day?: NearDay | undefined;
  readonly sort?: Sort | undefined;
  /** Pages shown; one when left out. */
  readonly pages?: number | undefined;
  readonly doctor?: number | undefined;
  /** The kind of visit and the branch looked at beside the list, where they differ from the filters. */
  readonly visit?: ScreenMethod | undefined;
  readonly at?: number | undefined;
  readonly date?: Day | undefined;
  readonly slot?: number | undefined;
};

export const mostPages = 20;

/** Whatever an address says, as far as it makes sense. */
export const findSearch = (raw: RawSearch): FindSearch => {
  const pages = Math.min(idIn(raw['pages']) ?? 1, mostPages);
  return onlyChosen<FindSearch>({
    q: textIn(raw['q']),
    method: oneOf(screenMethods, raw['method']),
    location: idIn(raw['location']),
    speciality: idIn(raw['speciality']),
    sub: idIn(raw['sub']),
    day: oneOf(nearDays, raw['day']),
    sort: oneOf(sorts, raw['sort']),
    pages: pages > 1 ? pages : undefined,
    doctor: idIn(raw['doctor']),
    visit: oneOf(screenMethods, raw['visit']),
    at: idIn(raw['at']),
    date: dayIn(raw['date']),
    slot: idIn(raw['slot']),
  });
};

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
