import { reviewRules, reviewStates } from '@balsam/domain/ratings';
import { rolesThatMay } from '@balsam/domain/identity';
import { z } from 'zod';
import { Id, IdText, InstantText, listOf, Mrn, Nothing, PageQuery, WrittenText } from './common.ts';
import { callerOf, endpoint } from './endpoint.ts';
import { DoctorName } from './hospital/shapes.ts';

const Name = z.string().max(250);
const State = z.enum(reviewStates);
const Stars = z.int().min(1).max(5);
const Words = WrittenText.max(reviewRules.commentChars);
const Reason = WrittenText.min(1).max(reviewRules.reasonChars);
const Revision = z.int().positive();
const byId = z.object({ id: IdText });

/** `rating_value` is 1 to 5; missing is answered with `rating_required`. The visit says whose it is and of which doctor: other ids are checked against it. */
const Sent = z.object({
  appointment_id: Id,
  mrn_number: Mrn.nullish(),
  doctor_id: Id.nullish(),
  rating_value: Stars.nullish(),
  comment: Words.nullish(),
});

const Review = z.object({
  id: Id,
  appointment_id: Id,
  doctor: DoctorName,
  /** When the visit began. */
  visited_at: InstantText,
  rating_value: Stars,
  comment: z.string().max(reviewRules.commentChars),
  language: z.enum(['ar', 'en']),
  /** How the words stand; the stars count at once. */
  state: State,
  /** Why the words were refused; null unless they were. */
  reason: z.string().max(reviewRules.reasonChars).nullable(),
  created_at: InstantText,
  edited_at: InstantText.nullable(),
  edit_until: InstantText,
  may: z.object({ edit: z.boolean() }),
});

const Due = z.object({
  appointment_id: Id,
  doctor: DoctorName,
  visited_at: InstantText,
  rate_until: InstantText,
  /** Whether its patient asked not to be reminded: it can still be rated. */
  is_put_off: z.boolean(),
});

const Moderated = z.object({
  id: Id,
  /** Counts its changes; sent back with the decision. */
  revision: Revision,
  doctor: DoctorName,
  /** Of the author: initials alone. */
  initials: z.string().max(40),
  initials_ar: z.string().max(40),
  rating_value: Stars,
  comment: z.string().max(reviewRules.commentChars),
  language: z.enum(['ar', 'en']),
  state: State,
  reason: z.string().max(reviewRules.reasonChars).nullable(),
  created_at: InstantText,
  edited_at: InstantText.nullable(),
  /** What readers think is wrong with it, while nobody has looked. */
  reports: z.array(z.object({ reason: z.string().max(reviewRules.reasonChars), created_at: InstantText })).max(20),
});

const rateErrors = [
  'rating_required',
  'feedback_required',
  'visit_not_completed',
  'rating_too_late',
  'visit_already_rated',
  'terms_not_agreed',
  'not_found',
] as const;

const rate = {
  method: 'POST',
  access: ['patient'],
  body: Sent,
  reply: Review,
  errors: rateErrors,
} as const;

/** What patients think of their visits (D14.03). Everybody reads it by the doctor, at `hospital.ratings`. */
export const ratings = {
  due: endpoint({
    method: 'GET',
    path: '/user-ratings/due',
    access: ['patient'],
    summary: 'Completed visits of the open profile that can be rated now, the latest first',
    reply: z.object({ items: z.array(Due).max(50) }),
    errors: [],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/user-ratings/mine',
    access: ['patient'],
    summary: 'What the open profile has written, the newest first',
    query: z.object(PageQuery),
    reply: listOf(Review),
    errors: [],
  }),
  rate: endpoint({
    ...rate,
    path: '/user-ratings',
    summary: 'Rates a completed visit, once, with words or without',
  }),
  ratePhysician: endpoint({
    ...rate,
    path: '/user-ratings/physician',
    summary: 'The same in words: a review of the doctor needs some',
  }),
  rateTheirPhysician: endpoint({ ...rate, path: '/rate-physician', summary: 'The same as user-ratings/physician' }),
  putOff: endpoint({
    method: 'POST',
    path: '/user-ratings/put-off',
    access: ['patient'],
    summary: 'Asks no more about a visit; it can still be rated',
    body: z.object({ appointment_id: Id }),
    reply: Nothing,
    errors: ['not_found'],
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/user-ratings/:id',
    access: ['patient'],
    summary: 'Edits a review within 48 hours; new words wait for the moderator again',
    params: byId,
    body: z.object({ rating_value: Stars, comment: Words }),
    reply: Review,
    errors: ['review_edit_over', 'not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/user-ratings/:id',
    access: ['patient'],
    summary: 'Deletes a review: neither its stars nor its words count any more, and the visit is not rated again',
    params: byId,
    reply: Nothing,
    errors: ['not_found'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/user-ratings/:id/report',
    access: ['patient', 'doctor'],
    summary: 'Tells the hospital that published words break the rules',
    params: byId,
    body: z.object({ reason: Reason }),
    reply: Nothing,
    errors: ['review_reported_already', 'too_many_requests', 'not_found'],
  }),
} as const;

const access = rolesThatMay('manage_content').map(callerOf);

/** Where the words of reviews are published or refused. */
export const reviewDesk = {
  list: endpoint({
    method: 'GET',
    path: '/staff/reviews',
    access,
    summary:
      'Reviews with words: those that wait and those that were reported come oldest first, the others newest first',
    query: z.object({ ...PageQuery, state: z.enum([...reviewStates, 'reported']).optional() }),
    reply: listOf(Moderated),
    errors: [],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/staff/reviews/:id/changes',
    access,
    summary: 'What became of a review, the newest first, with who and when; its author is not named',
    params: byId,
    reply: z.object({
      items: z
        .array(
          z.object({
            id: Id,
            action: z.enum(['written', 'edited', 'published', 'refused', 'reported', 'kept', 'removed']),
            reason: z.string().max(reviewRules.reasonChars).nullable(),
            at: InstantText,
            /** Null for what patients and doctors did. */
            by: z.object({ name: Name, name_ar: Name }).nullable(),
          }),
        )
        .max(100),
    }),
    errors: ['not_found'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/staff/reviews/:id/publish',
    access,
    summary: 'Shows the words to everybody; of a reported review: keeps them',
    params: byId,
    body: z.object({ revision: Revision }),
    reply: Moderated,
    errors: ['review_changed', 'review_settled', 'not_found'],
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/staff/reviews/:id/refuse',
    access,
    summary: 'Shows the words to nobody; the author is told why. The stars stay',
    params: byId,
    body: z.object({ revision: Revision, reason: Reason }),
    reply: Moderated,
    errors: ['review_changed', 'review_settled', 'not_found'],
  }),
} as const;
