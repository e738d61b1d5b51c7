import type { CallReply } from '@balsam/contract/call';
import type { inpatients } from '@balsam/contract/inpatients';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

export type Inpatient = CallReply<typeof inpatients.list>['items'][number];
export type InpatientDetail = CallReply<typeof inpatients.show>;

/** Who lies in the hospital under this doctor; results and notes come by themselves. */
export const inpatientList = queryOptions({ ...api.inpatients.list.query({ quiet: true }), refetchInterval: 60_000 });

/** One stay with all that a doctor wants to know first. */
export const inpatientOf = (id: number) =>
  queryOptions(api.inpatients.show.query({ params: { id: String(id) }, quiet: true }));
