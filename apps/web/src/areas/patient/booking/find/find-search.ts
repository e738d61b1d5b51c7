import { screenMethods, type ScreenMethod } from '@balsam/domain/booking';
import type { Day } from '@balsam/domain/time';
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
