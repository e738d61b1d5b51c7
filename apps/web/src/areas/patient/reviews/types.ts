import type { CallReply, Contract } from '@balsam/contract';

/** What somebody wrote about a visit, and a visit that can be rated. */
export type Review = CallReply<Contract['ratings']['rate']>;
export type DueVisit = CallReply<Contract['ratings']['due']>['items'][number];
