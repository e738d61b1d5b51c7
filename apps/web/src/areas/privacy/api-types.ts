import type { CallReply, Contract } from '@balsam/contract';

export type Consents = CallReply<Contract['privacy']['consents']>;
export type Consent = Consents['items'][number];
export type Copies = CallReply<Contract['privacy']['exports']>;
export type Copy = Copies['items'][number];
export type Entry = CallReply<Contract['people']['accessLog']>['items'][number];
export type AgreedTerms = CallReply<Contract['identity']['agreedTermsHistory']>['items'][number];
