import type { CallReply } from '@balsam/contract/call';
import type { admissions } from '@balsam/contract/admissions';

export type Admissions = CallReply<typeof admissions.list>;
export type Stay = Admissions['items'][number];
