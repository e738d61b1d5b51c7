import type { CallReply } from '@balsam/contract/call';
import type { billing } from '@balsam/contract/billing';

export type Wallet = CallReply<typeof billing.wallet>;
export type Movement = Wallet['items'][number];
export type Paper = CallReply<typeof billing.receipts>['items'][number];
