import type { CallInput, CallReply, Contract } from '@balsam/contract';

type Support = Contract['support'];

export type Ticket = CallReply<Support['tickets']>['items'][number];
export type Conversation = CallReply<Support['messages']>;
export type Message = Conversation['items'][number];
export type Question = NonNullable<CallInput<Support['open']>['body']>;
