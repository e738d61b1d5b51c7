import type { CallReply, Contract } from '@balsam/contract';

type DevicePage = CallReply<Contract['identity']['signedInDevices']>;
/** A place where the account is signed in. */
export type Device = DevicePage['items'][number];
