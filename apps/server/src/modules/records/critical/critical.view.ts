import { precisionOf, readComparator } from '@balsam/domain/records';
import { riyadhDay } from '@balsam/domain/time';
import { fullNames, photoUrl } from '#modules/people/index.ts';
import type { CriticalRow, doctorNames } from './critical.store.ts';

type Names = ReadonlyMap<number, Awaited<ReturnType<typeof doctorNames>>[number]>;

const doctorView = (id: number, names: Names) => {
  const row = names.get(id);
  const { name, nameAr } = row ? fullNames(row) : { name: '', nameAr: '' };
  return { id, name, name_ar: nameAr };
};

/** A critical result as the doctor `me` sees it. */
export function criticalView(row: CriticalRow, names: Names, me: number) {
  const { name, nameAr } = fullNames(row);
  const { acknowledged_at: at, acknowledged_by: by, read_back: readBack } = row;
  return {
    id: row.id,
    patient: {
      id: row.person_id,
      name,
      name_ar: nameAr,
      mrn_number: row.mrn,
      phone_number: row.phone,
      portrait: row.portrait,
      photo_url: photoUrl(row.photo_file),
    },
    inpatient: row.lies,
    title: row.title,
    title_ar: row.title_ar ?? row.title,
    flag: row.flag,
    decimal: row.value_decimal,
    comparator: readComparator(row.comparator ?? '') ?? null,
    value_text: row.value_text,
    unit: row.unit,
    low: row.low,
    high: row.high,
    range_text: row.range_text,
    taken_at: row.taken_at.toISOString(),
    day: riyadhDay(row.taken_at),
    precision: precisionOf(row.taken_text ?? ''),
    reported_at: row.reported_at.toISOString(),
    due_at: row.due_at.toISOString(),
    doctor: doctorView(row.doctor_id, names),
    mine: row.doctor_id === me,
    escalated:
      row.escalated_at !== null && row.escalated_to !== null
        ? { at: row.escalated_at.toISOString(), to: doctorView(row.escalated_to, names) }
        : null,
    acknowledged:
      at !== null && by !== null && readBack !== null
        ? { at: at.toISOString(), by: doctorView(by, names), read_back: readBack }
        : null,
    superseded_at: row.superseded_at?.toISOString() ?? null,
  };
}
