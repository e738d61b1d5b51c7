import { contentKinds, mostChosenPatients } from '@balsam/domain/content';
import { rolesThatMay } from '@balsam/domain/identity';
import { z } from 'zod';
import { Id, IdText, InstantText, LineText, listOf, Mrn, PageQuery, pictureRefusals, SearchText } from './common.ts';
import { ContentFields } from './content/fields.ts';
import { callerOf, endpoint } from './endpoint.ts';

const access = rolesThatMay('manage_content').map(callerOf);
const Name = z.string().max(250);
const Kind = z.enum(contentKinds);
const State = z.enum(['draft', 'scheduled', 'published', 'ended']);
const Who = z.object({ name: Name, name_ar: Name });
const Revision = z.int().positive();
const byId = z.object({ id: IdText });

const ContentRow = z.object({
  id: Id,
  kind: Kind,
  title: z.string().max(200),
  title_ar: z.string().max(200),
  state: State,
  /** The draft differs from what is seen, or is about to be. */
  has_changes: z.boolean(),
  /** Fields whose text is there in the other language only. */
  one_language: z.array(z.string().max(20)).max(10),
  starts_at: InstantText.nullable(),
  ends_at: InstantText.nullable(),
  changed_at: InstantText,
  changed_by: Who.nullable(),
});

const Content = ContentRow.extend({
  fields: ContentFields,
  /** Counts its changes; sent back with the next one. */
  revision: Revision,
  picture_url: z.string().max(300).nullable(),
  /** Fields that lack before it can be published, in neither language. */
  missing: z.array(z.string().max(20)).max(20),
  /** Of a promotion as it was published last: the patients whom it is for; null when it is for everybody. */
  patients: z.array(Mrn).max(mostChosenPatients).nullable(),
  may: z.object({ end: z.boolean(), discard: z.boolean() }),
});

const ContentChange = z.object({
  id: Id,
  action: z.enum(['created', 'edited', 'published', 'ended']),
  at: InstantText,
  by: Who.nullable(),
  starts_at: InstantText.nullable(),
  ends_at: InstantText.nullable(),
  /** In which fields it differs from the version before. */
  changed: z.array(z.string().max(20)).max(40),
  fields: ContentFields,
});

/** Two rich texts as long as they may be, in whichever letters: up to three bytes for each, and each of them escaped. */
const largestBody = 512 * 1024;

/** What the hospital says to everybody, as it is written (D14.04, D14.20). */
export const contentDesk = {
  list: endpoint({
    method: 'GET',
    path: '/staff/content',
    access,
    summary: 'Content of a kind with its state now, what changed last first',
    query: z.object({ kind: Kind, state: State.optional(), q: SearchText.optional(), ...PageQuery }),
    reply: listOf(ContentRow),
    errors: [],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/staff/content/:id',
    access,
    summary: 'One content with its draft',
    params: byId,
    reply: Content,
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/staff/content',
    access,
    summary: 'Begins a draft; terms and the texts of the symptom checker are there already and are only written anew',
    body: z.object({ kind: Kind, fields: ContentFields }),
    largestBody,
    reply: Content,
    errors: ['not_found', 'content_terms_exist'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/staff/content/:id',
    access,
    summary: 'Saves the draft; nobody outside sees it. `revision` is the one that was seen',
    params: byId,
    body: z.object({ revision: Revision, fields: ContentFields }),
    largestBody,
    reply: Content,
    errors: ['not_found', 'content_changed'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/staff/content/:id/publish',
    access,
    summary: 'Publishes the draft: now, or from an instant; until an instant, or until it is ended',
    params: byId,
    body: z.object({
      revision: Revision,
      from: InstantText.nullable(),
      until: InstantText.nullable(),
      /** Whom a promotion is for, by MRN: null is everybody, left out is who it was for before. */
      patients: z.array(z.string().trim().max(20)).max(mostChosenPatients).nullable().optional(),
      /** Who approved the symptom checker's table with these words (D14.06). */
      physician: LineText.max(120).optional(),
    }),
    reply: Content,
    errors: [
      'not_found',
      'content_changed',
      'content_one_language',
      'content_incomplete',
      'publish_in_past',
      'publish_until_before_from',
      'content_terms_stay',
      'promotion_code_taken',
      'promotion_code_fixed',
      'promotion_dates_not_valid',
      'promotion_patients_required',
      'promotion_patients_unknown',
      'promotion_published_already',
      'invalid_amount',
      'triage_physician_required',
    ],
  }),
  end: endpoint({
    method: 'POST',
    path: '/staff/content/:id/end',
    access,
    summary: 'Ends what is published and what was to be published; of terms only what was to be. The draft stays',
    params: byId,
    body: z.object({ revision: Revision }),
    reply: Content,
    errors: ['not_found', 'content_changed', 'content_not_published', 'content_terms_stay'],
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/staff/content/:id',
    access,
    summary: 'Discards a draft that was never published. `revision` is the one that was seen',
    params: byId,
    query: z.object({ revision: z.coerce.number().int().positive() }),
    reply: z.object({ id: Id }),
    errors: ['not_found', 'content_changed', 'content_was_published'],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/staff/content/:id/changes',
    access,
    summary: 'Who wrote, published and ended it, and when, the newest first',
    params: byId,
    query: z.object({ ...PageQuery }),
    reply: listOf(ContentChange),
    errors: ['not_found'],
  }),
  addPicture: endpoint({
    method: 'POST',
    path: '/staff/content/pictures',
    access,
    form: true,
    summary:
      'Takes a picture (its part named `file`), re-encoded as AVIF and WebP in three sizes; unused ones are gone after a week',
    body: z.object({}),
    reply: z.object({ id: z.uuid(), url: z.string().max(300) }),
    errors: [...pictureRefusals],
  }),
} as const;
