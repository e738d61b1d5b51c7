import type { CallReply } from '@balsam/contract/call';
import type { insurance } from '@balsam/contract/insurance';

export type Policy = CallReply<typeof insurance.list>['items'][number];
export type Quote = CallReply<typeof insurance.services>;
export type Approval = NonNullable<CallReply<typeof insurance.ofAppointment>['cover']>;
