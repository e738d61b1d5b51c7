import type { CallReply } from '@balsam/contract/call';
import type { insurance } from '@balsam/contract/insurance';

export type WaitingApproval = CallReply<typeof insurance.waiting>['items'][number];
