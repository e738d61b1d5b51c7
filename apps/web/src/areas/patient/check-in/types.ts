import type { CallReply, Contract } from '@balsam/contract';

export type CheckIn = CallReply<Contract['checkIn']['read']>;
export type Step = CheckIn['steps'][number];
export type Asked = CallReply<Contract['checkIn']['questionnaire']>;
export type Question = NonNullable<Asked['questionnaire']>['items'][number];
export type Answer = Asked['answers'][number];
