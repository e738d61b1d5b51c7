import type { CallInput, CallReply, Contract } from '@balsam/contract';

export type Branch = CallReply<Contract['hospital']['locations']>['items'][number];
export type ContactMessage = NonNullable<CallInput<Contract['support']['contact']>['body']>;
