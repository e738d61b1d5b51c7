import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallReply } from '@balsam/contract/call';
import type { medicalReports } from '@balsam/contract/medical-reports';
import { api } from '#shared/api/index.ts';

export type VisitForReports = CallReply<typeof medicalReports.visits>['items'][number];
export type MedicalReport = VisitForReports['reports'][number];

const onPage = 20;

type Listed = { readonly page: number; readonly limit: number; readonly total: number };
type Call<Reply> = (input: {
  readonly query: { readonly page: string; readonly limit: string };
  readonly signal: AbortSignal;
}) => Promise<Reply>;

/** A list page by page: a record goes back further than one page. */
const pagesOf = <Reply extends Listed>(name: string, call: Call<Reply>) =>
  infiniteQueryOptions({
    queryKey: ['medicalReports', name, 'pages'],
    queryFn: ({ pageParam, signal }) => call({ query: { page: String(pageParam), limit: String(onPage) }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
  });

export const reportVisits = pagesOf('visits', api.medicalReports.visits);
export const stayReports = pagesOf('ofStays', api.medicalReports.ofStays);
export const sickLeaves = pagesOf('sickLeaves', api.medicalReports.sickLeaves);
