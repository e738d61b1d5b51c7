import type { CallReply, Contract } from '@balsam/contract';

type Booking = Contract['booking'];

export type Appointment = CallReply<Booking['upcoming']>['items'][number];
export type AppointmentDetail = CallReply<Booking['detail']>;
