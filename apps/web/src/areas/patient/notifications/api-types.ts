import type { CallReply, Contract } from '@balsam/contract';

/** One page of notifications with the counts over all of them. */
export type NotificationPage = CallReply<Contract['notifications']['fetch']>;
export type Notification = NotificationPage['notifications'][number];
