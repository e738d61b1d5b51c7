import { screenMethods, type ScreenMethod } from '@balsam/domain/booking';
import type { Day } from '@balsam/domain/time';
import { dayIn, idIn, oneOf, onlyChosen, type RawSearch } from '../search-params.ts';

/** What `/appointment/book` keeps in its address: the steps as far as they have been taken. */
export type BookSearch = {
  readonly method?: ScreenMethod | undefined;
  readonly location?: number | undefined;
  readonly speciality?: number | undefined;
  readonly sub?: number | undefined;
  readonly date?: Day | undefined;
  readonly doctor?: number | undefined;
  readonly slot?: number | undefined;
};

const order = [
  'method',
  'location',
  'speciality',
  'sub',
  'date',
  'doctor',
  'slot',
] as const satisfies readonly (keyof BookSearch)[];

/** Whatever an address says, as far as it makes sense. */
export const bookSearch = (raw: RawSearch): BookSearch =>
  onlyChosen<BookSearch>({
    method: oneOf(screenMethods, raw['method']),
    location: idIn(raw['location']),
    speciality: idIn(raw['speciality']),
    sub: idIn(raw['sub']),
    date: dayIn(raw['date']),
    doctor: idIn(raw['doctor']),
    slot: idIn(raw['slot']),
  });

/** Chooses one step: what was chosen after it no longer fits and is dropped. */
export const stepTaken = <Key extends keyof BookSearch>(
  search: BookSearch,
  key: Key,
  value: BookSearch[Key],
): BookSearch => {
  const before = order.slice(0, order.indexOf(key)).map((each) => [each, search[each]]);
  return onlyChosen({ ...(Object.fromEntries(before) as BookSearch), [key]: value });
};
