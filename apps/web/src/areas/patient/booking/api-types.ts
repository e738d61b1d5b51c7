import type { CallReply, Contract } from '@balsam/contract';

type Hospital = Contract['hospital'];

/** What the calls of the hospital answer with, by the names that these screens speak of. */
export type DoctorDetail = CallReply<Hospital['doctorDetail']>;
export type DoctorCard = CallReply<Hospital['findDoctors']>['items'][number];
export type NearSlot = CallReply<Hospital['nearestAvailability']>['items'][number];
export type Speciality = CallReply<Hospital['specialities']>['items'][number];
export type Branch = CallReply<Hospital['locations']>['items'][number];
export type Offer = DoctorDetail['booking'][number];
export type FreeSlot = NonNullable<DoctorCard['nearest_slot']>;
export type Titled = DoctorCard['default_speciality'];
export type Appointment = CallReply<Contract['booking']['detail']>;
