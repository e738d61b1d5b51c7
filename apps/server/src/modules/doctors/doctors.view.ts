import type { doctorActions, DoctorDetail, Leave, StaffDoctor } from '@balsam/contract/doctors/shapes';
import { roleMay, type StaffState } from '@balsam/domain/identity';
import { halalas, toSar } from '@balsam/domain/money';
import type { z } from 'zod';
import type { DayRow, LeaveRow, WeeklyHoursRow } from './schedule.store.ts';
import type { StaffDoctorRow, readClinics, readFees } from './doctors.store.ts';
import { nameView, type DoctorNameRow } from '#modules/hospital/index.ts';

type Detail = z.input<typeof DoctorDetail>;
type Action = (typeof doctorActions)[number];

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** What may be done with an account in this state. */
const actionsOf: Readonly<Record<StaffState, readonly Action[]>> = {
  invited: ['invite', 'lock'],
  active: ['send_password_link', 'lock'],
  locked: ['unlock'],
};

/** What a role may do with the account of a doctor now. */
export const mayDo = (state: StaffState, roleId: number): Action[] =>
  roleMay(roleId, 'manage_doctor_accounts') ? [...actionsOf[state]] : [];

/** A doctor of the list. The store reads accounts in these three states only. */
export const staffDoctorView = (
  row: StaffDoctorRow,
  names: DoctorNameRow,
  toRearrange: number,
): z.input<typeof StaffDoctor> => ({
  ...nameView(names),
  email_address: row.email,
  state: row.status as StaffState,
  away_until: row.away_until ?? null,
  to_rearrange: toRearrange,
  requests: row.requests ?? 0,
});

type Hours = Pick<WeeklyHoursRow, 'type' | 'start_minute' | 'end_minute' | 'slot_minutes'> &
  Pick<
    WeeklyHoursRow,
    'location_id' | 'location_title' | 'location_title_ar' | 'clinic_id' | 'clinic_title' | 'clinic_title_ar'
  >;

const hoursView = (row: Hours) => ({
  type: row.type,
  start_time: clock(row.start_minute),
  end_time: clock(row.end_minute),
  slot_minutes: row.slot_minutes,
  location: { id: row.location_id, title: row.location_title, title_ar: row.location_title_ar },
  clinic:
    row.clinic_id === null
      ? null
      : { id: row.clinic_id, title: row.clinic_title ?? '', title_ar: row.clinic_title_ar ?? '' },
});

export const weeklyHoursView = (row: WeeklyHoursRow): Detail['hours'][number] => ({
  ...hoursView(row),
  weekday: row.weekday,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
});

const isHours = (row: DayRow): row is DayRow & Hours => row.type !== null;

/** Days with other hours, each with its own. */
export function daysView(rows: readonly DayRow[]): Detail['days'] {
  const days = [...new Set(rows.map(({ day }) => day))];
  return days.map((day) => ({
    day,
    hours: rows
      .filter((row) => row.day === day)
      .filter(isHours)
      .map(hoursView),
  }));
}

export const leaveView = (row: LeaveRow): z.input<typeof Leave> => ({
  id: row.id,
  from_day: row.from_day,
  to_day: row.to_day,
  reason: row.note,
  state: row.state,
  answer: row.answer,
  requested_at: row.created_at?.toISOString() ?? null,
  decided_at: row.decided_at?.toISOString() ?? null,
});

type ClinicRow = Awaited<ReturnType<typeof readClinics>>[number];
export const clinicView = (row: ClinicRow): Detail['clinics'][number] => ({
  id: row.id,
  title: row.title,
  title_ar: row.title_ar,
  location: { id: row.location_id, title: row.location_title, title_ar: row.location_title_ar },
});

type FeeRow = Awaited<ReturnType<typeof readFees>>[number];
export const feeView = ({ type, amount }: FeeRow): Detail['fees'][number] => ({ type, fee: toSar(halalas(amount)) });
