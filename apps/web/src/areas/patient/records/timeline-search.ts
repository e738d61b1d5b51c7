import { timelineKinds } from '@balsam/domain/records';
import { positive } from '#shared/api/search.ts';
import type { TimelineKind } from './timeline-kinds.ts';

/** What `/my-timeline` keeps in its address: kind and year of the filter, and the visit or entry that is open. */
export type TimelineSearch = {
  readonly kind?: TimelineKind;
  readonly year?: number;
  readonly visit?: number;
  readonly entry?: number;
};

/** Whatever an address says, as far as it makes sense. */
export const timelineSearch = (search: Record<string, unknown>): TimelineSearch => {
  const kind = timelineKinds.find((one) => one === search['kind']);
  const { year } = positive(search, 'year');
  return {
    ...(kind !== undefined && { kind }),
    ...(year !== undefined && year > 1800 && year < 3000 && { year }),
    ...positive(search, 'visit'),
    ...positive(search, 'entry'),
  };
};
