import type { ApiReply } from '#shared/api/client.ts';
import type { staffDay } from '@balsam/contract/staff-day';

export type Figures = ApiReply<typeof staffDay.figures>;
export type Late = Figures['late'][number];
