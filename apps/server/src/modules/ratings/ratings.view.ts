import type { CallReply, contract } from '@balsam/contract';
import type { DoctorName } from '@balsam/contract/hospital/shapes';
import { mayEditReview, reviewEditUntil, visitRateUntil } from '@balsam/domain/ratings';
import type { Sql } from '#platform/db/types.ts';
import { authorInitials, languageOf, nameView, readDoctorNames } from '#modules/hospital/index.ts';
import { fullNames } from '#modules/people/index.ts';
import type { listChanges, ModeratedRow } from './desk.store.ts';
import type { listDue, ReviewRow } from './ratings.store.ts';

type Review = CallReply<typeof contract.ratings.rate>;
type Due = CallReply<typeof contract.ratings.due>['items'][number];
type Moderated = CallReply<typeof contract.reviewDesk.publish>;
type Change = CallReply<typeof contract.reviewDesk.changes>['items'][number];

export type NameOfDoctor = (doctorId: number) => DoctorName;

/** The names of the doctors that rows are about. */
export async function doctorsOf(db: Sql, rows: readonly { readonly doctor_id: number }[]): Promise<NameOfDoctor> {
  const names = await readDoctorNames(db, [...new Set(rows.map((row) => row.doctor_id))]);
  const byId = new Map(names.map((row) => [row.id, nameView(row)]));
  return (doctorId) => {
    const name = byId.get(doctorId);
    if (!name) throw new Error(`doctor ${doctorId} of a review is gone`);
    return name;
  };
}

/** A review as its author sees it. */
export const reviewView = (row: ReviewRow, nameOf: NameOfDoctor, now: Date): Review => ({
  id: row.id,
  appointment_id: row.appointment_id ?? 0,
  doctor: nameOf(row.doctor_id),
  visited_at: row.starts_at.toISOString(),
  rating_value: row.value,
  comment: row.comment,
  language: languageOf(row.comment),
  state: row.state,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  edit_until: reviewEditUntil(row.created_at).toISOString(),
  may: { edit: mayEditReview({ createdAt: row.created_at }, now).ok },
});

/** A visit that can be rated. */
export const dueView = (row: Awaited<ReturnType<typeof listDue>>[number], nameOf: NameOfDoctor): Due => ({
  appointment_id: row.id,
  doctor: nameOf(row.doctor_id),
  visited_at: row.starts_at.toISOString(),
  rate_until: visitRateUntil(row.ends_at).toISOString(),
  is_put_off: row.put_off_at !== null,
});

/** A review as the desk sees it. */
export const moderatedView = (row: ModeratedRow, nameOf: NameOfDoctor): Moderated => ({
  id: row.id,
  revision: row.revision,
  doctor: nameOf(row.doctor_id),
  ...authorInitials(row),
  rating_value: row.value,
  comment: row.comment,
  language: languageOf(row.comment),
  state: row.state,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
  reports: row.reports.map(({ reason, created_at }) => ({ reason, created_at: new Date(created_at).toISOString() })),
});

/** One line of the history. */
export const changeView = (row: Awaited<ReturnType<typeof listChanges>>[number]): Change => {
  const { name, nameAr } = fullNames(row);
  return {
    id: row.id,
    action: row.action,
    reason: row.reason,
    at: row.at.toISOString(),
    by: row.staff_id === null ? null : { name, name_ar: nameAr },
  };
};
