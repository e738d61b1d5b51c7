import { ageOn, riyadhDay, toldAgeOn } from '@balsam/domain/time';
import { dayOfStay } from '@balsam/domain/admissions';
import type { Stay, notesOf } from '#modules/admissions/index.ts';
import { fullNames, photoUrl } from '#modules/people/index.ts';
import type { LabView } from '#modules/records/index.ts';

/** A stay as the doctor who is responsible for it sees it. */
export function inpatientView(stay: Stay, results: readonly LabView[], now: Date) {
  const { name, nameAr } = fullNames(stay);
  return {
    id: stay.id,
    patient: {
      id: stay.person_id,
      name,
      name_ar: nameAr,
      mrn_number: stay.mrn,
      portrait: stay.portrait,
      photo_url: photoUrl(stay.photo_file),
      age: stay.birth_date === null ? null : ageOn(stay.birth_date, riyadhDay(now)),
      told_age: stay.birth_date === null ? null : toldAgeOn(stay.birth_date, riyadhDay(now)),
      gender: stay.gender,
    },
    location: { title: stay.location, title_ar: stay.location_ar },
    ward: { title: stay.ward, title_ar: stay.ward_ar },
    bed: stay.bed,
    since: stay.admitted_at.toISOString(),
    day_of_stay: dayOfStay(stay.admitted_at, now),
    diagnosis: stay.diagnosis,
    diagnosis_ar: stay.diagnosis_ar,
    results: [...results],
    last_note_at: stay.last_note_at?.toISOString() ?? null,
  };
}

/** A note as the doctor `reader` sees it. */
export function noteView(row: Awaited<ReturnType<typeof notesOf>>[number], reader: number) {
  const { name, nameAr } = fullNames(row);
  return {
    id: row.id,
    text: row.text,
    written_at: row.written_at.toISOString(),
    author: name,
    author_ar: nameAr,
    mine: row.doctor_id === reader,
  };
}
