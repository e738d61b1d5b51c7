import type { CallReply } from '@balsam/contract/call';
import type { doctors } from '@balsam/contract/doctors';

type Schedule = CallReply<typeof doctors.ownSchedule>;
export type WeeklyHours = Schedule['hours'][number];
export type DayHours = Schedule['days'][number]['hours'][number];
export type OtherDay = Schedule['days'][number];
export type Leave = Schedule['leave'][number];
export type VisitKind = DayHours['type'];
