import type { CallReply } from '@balsam/contract/call';
import type { records } from '@balsam/contract/records';

export type LabTest = CallReply<typeof records.reports>['items'][number];
export type LabResult = CallReply<typeof records.timelineDetails>['labs'][number];
export type LabTrend = CallReply<typeof records.labTrend>;
/** A result of a trend: told in the trend's unit as well, where it was measured in another. */
export type TrendValue = LabTrend['values'][number];
export type Visit = CallReply<typeof records.timelines>['items'][number];
