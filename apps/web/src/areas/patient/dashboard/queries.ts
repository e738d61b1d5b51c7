import type { CallReply, Contract } from '@balsam/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { isLabTest, type LabTest } from '#shared/records/types.ts';

export type Banner = CallReply<Contract['content']['banners']>['items'][number];
export type { LabTest };

const hourMs = 3_600_000;
const newForMs = 3 * 24 * hourMs;
const allTests = 500;

/** Banners of today; a failure leaves the list empty (S2.13). */
export const useBanners = () => {
  const { data, isPending } = useQuery({ ...api.content.banners.query({ quiet: true }), staleTime: hourMs });
  return { banners: data?.items ?? [], isPending };
};

/** Results of the last three days, those outside their range first; a failure leaves the list empty. */
export const useNewResults = (now: Date) => {
  const { data, isPending } = useQuery(
    api.records.reports.query({ query: { type: 'lab', limit: allTests }, quiet: true }),
  );
  const tests = (data?.items ?? []).filter(isLabTest);
  const fresh = tests.filter((test) => now.getTime() - Date.parse(test.taken_at) <= newForMs);
  return { results: fresh.toSorted((a, b) => Number(isQuiet(a)) - Number(isQuiet(b))), isPending };
};

const isQuiet = ({ flag }: LabTest): boolean => flag === 'normal' || flag === 'unknown';
