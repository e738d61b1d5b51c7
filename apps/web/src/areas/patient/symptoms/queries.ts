import type { CallReply } from '@balsam/contract/call';
import type { triage } from '@balsam/contract/triage';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

export type Survey = CallReply<typeof triage.survey>;

/** The number of the ambulance, a setting of the hospital. */
export const emergencyNumber = queryOptions({
  ...api.content.systemSettings.query({ query: { title: 'EMERGENCY_NUMBER' }, quiet: true }),
  select: ({ items }) => {
    const value = items.find(({ title }) => title === 'EMERGENCY_NUMBER')?.value;
    return value === undefined ? undefined : String(value);
  },
});
