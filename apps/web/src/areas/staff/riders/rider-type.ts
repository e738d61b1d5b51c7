import type { CallReply } from '@balsam/contract/call';
import type { riders } from '@balsam/contract/riders';

export type Rider = CallReply<typeof riders.list>['items'][number];
