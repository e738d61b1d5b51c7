import type { CallReply } from '@balsam/contract/call';
import type { records } from '@balsam/contract/records';

type Listed = CallReply<typeof records.reports>['items'][number];
export type LabTest = Exclude<Listed, { readonly type: string }>;
/** The list of tests holds no reports; they are asked for by their type. */
export const isLabTest = (item: Listed): item is LabTest => !('type' in item);
export type LabResult = CallReply<typeof records.timelineDetails>['labs'][number];
export type LabTrend = CallReply<typeof records.labTrend>;
/** A result of a trend: told in the trend's unit as well, where it was measured in another. */
export type TrendValue = LabTrend['values'][number];
