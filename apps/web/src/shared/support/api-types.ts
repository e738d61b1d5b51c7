import type { CallInput, CallReply, Contract } from '@balsam/contract';

type Support = Contract['support'];

export type Ticket = CallReply<Support['tickets']>['items'][number];
export type Talk = CallReply<Support['messages']>;
export type Message = Talk['items'][number];
export type Question = NonNullable<CallInput<Support['open']>['body']>;
