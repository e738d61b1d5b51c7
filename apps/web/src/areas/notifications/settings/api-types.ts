import type { CallInput, CallReply, Contract } from '@balsam/contract';

/** What reaches a person by which channel. */
export type Settings = CallReply<Contract['notifications']['config']>;
export type KindSettings = Settings['kinds'][number];
/** One switch of them. */
export type Change = CallInput<Contract['notifications']['changeConfig']>['body'];
export type Channel = Change['channel'];
