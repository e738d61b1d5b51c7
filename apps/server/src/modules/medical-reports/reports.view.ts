import { fullNames } from '#modules/people/index.ts';
import type { ReportRow } from './reports.store.ts';

export const reportView = (row: ReportRow) => ({
  id: row.id,
  kind: row.kind,
  appointment_id: row.appointment_id,
  admission_id: row.admission_id,
  visit_day: row.visit_day,
  stay_until: row.stay_ended_on,
  doctor: row.doctor,
  doctor_ar: row.doctor_ar || row.doctor,
  speciality: row.speciality,
  speciality_ar: row.speciality_ar,
  status: row.state,
  preferred_language: row.language,
  comments: row.comments,
  reason: row.reason,
  submitted_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  issued_at: row.issued_at?.toISOString() ?? null,
  from: row.sick_from,
  to: row.sick_to,
  code: row.code,
});

export const deskView = (row: ReportRow) => {
  const { name, nameAr } = fullNames(row);
  return { ...reportView(row), patient: { mrn_number: row.mrn, name, name_ar: nameAr } };
};
