import type { CallReply } from '@balsam/contract/call';
import type { records } from '@balsam/contract/records';

export type LabTest = CallReply<typeof records.reports>['items'][number];
export type LabTrend = CallReply<typeof records.labTrend>;
export type LabResult = LabTrend['values'][number];
export type Visit = CallReply<typeof records.timelines>['items'][number];
