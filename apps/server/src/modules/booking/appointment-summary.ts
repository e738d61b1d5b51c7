import type { AppointmentState, AppointmentType } from '@balsam/domain/booking';
import type { Sql } from '#platform/db/types.ts';
import { readAppointment } from './appointments.store.ts';
import { doctorName, patientName } from './appointments.view.ts';

/** What other modules need to write to people about an appointment. Names come without a title before them. */
export type AppointmentSummary = {
  readonly id: number;
  readonly type: AppointmentType;
  readonly state: AppointmentState;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** It was paid once, or something else bore all of it. */
  readonly isBilled: boolean;
  readonly patient: {
    readonly personId: number;
    readonly name: string;
    readonly nameAr: string;
    readonly phone: string | null;
    readonly email: string | null;
    readonly language: 'ar' | 'en';
  };
  readonly doctor: {
    readonly id: number;
    readonly personId: number;
    readonly name: string;
    readonly nameAr: string;
  };
  readonly location: { readonly title: string; readonly titleAr: string };
};

/** An appointment for a sentence about it; undefined when there is none. It says nothing about who may know. */
export async function appointmentSummary(sql: Sql, id: number): Promise<AppointmentSummary | undefined> {
  const row = await readAppointment(sql, id);
  return (
    row && {
      id: row.id,
      type: row.type,
      state: row.state,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      isBilled: row.is_billed,
      patient: {
        personId: row.patient_id,
        ...patientName(row),
        phone: row.patient_phone,
        email: row.patient_email,
        language: row.patient_language,
      },
      doctor: { id: row.doctor_id, personId: row.doctor_person_id, ...doctorName(row) },
      location: { title: row.location_title, titleAr: row.location_title_ar },
    }
  );
}
