import type { CallReply } from '@balsam/contract/call';
import type { records } from '@balsam/contract/records';
import { api } from '#shared/api/index.ts';

type Item = CallReply<typeof records.reports>['items'][number];
export type ReportCard = Extract<Item, { readonly type: string }>;
export type Report = CallReply<typeof records.report>;

/** Every report at once: the list is short and stands by years. */
export const radiologyReports = api.records.reports.query({ query: { type: 'radiology', limit: '500' } });
export const isReport = (item: Item): item is ReportCard => 'type' in item;
export const reportOf = (id: number) => api.records.report.query({ params: { id: String(id) }, query: {} });
