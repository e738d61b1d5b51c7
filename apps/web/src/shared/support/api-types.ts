import type { CallInput, Contract } from '@balsam/contract';
import type { ApiReply } from '#shared/api/client.ts';

type Support = Contract['support'];

export type Ticket = ApiReply<Support['tickets']>['items'][number];
export type Conversation = ApiReply<Support['messages']>;
export type Message = Conversation['items'][number];
export type Question = NonNullable<CallInput<Support['open']>['body']>;
