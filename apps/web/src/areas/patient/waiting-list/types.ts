import type { CallReply, Contract } from '@balsam/contract';

/** What somebody waits for, with what is offered. */
export type Entry = CallReply<Contract['waitingList']['list']>['items'][number];
export type Offer = NonNullable<Entry['offer']>;
