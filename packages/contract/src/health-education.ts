import { articleTopics, contentDrawings } from '@balsam/domain/content';
import { z } from 'zod';
import { Day, Id, IdText, listOf, PageQuery, SearchText } from './common.ts';
import { endpoint } from './endpoint.ts';

const Speciality = z.object({ id: Id, title: z.string().max(200), title_ar: z.string().max(200) });

const ArticleSummary = z.object({
  id: Id,
  topic: z.enum(articleTopics),
  title: z.string().max(200),
  title_ar: z.string().max(200),
  summary: z.string().max(2000),
  summary_ar: z.string().max(2000),
  drawing: z.enum(contentDrawings).nullable(),
  picture_url: z.string().max(300).nullable(),
  minutes: z.int().positive(),
  minutes_ar: z.int().positive(),
  /** When a doctor looked at it last. */
  reviewed_on: Day,
});

const Article = ArticleSummary.extend({
  /** Sanitised rich text: headings, paragraphs, lists, emphasis and links. */
  body: z.string().max(60_000),
  body_ar: z.string().max(60_000),
  speciality: Speciality.nullable(),
  related: z.array(ArticleSummary).max(3),
});

const byId = z.object({ id: IdText });
const Articles = z.object({ items: z.array(ArticleSummary).max(200) });
const Saved = z.object({ id: Id, saved: z.boolean() });

/** Articles on health, open to everybody, and those that a patient keeps (SPEC §7). */
export const healthEducation = {
  list: endpoint({
    method: 'GET',
    path: '/health-education/list',
    access: ['guest'],
    summary: 'The published articles, of one topic or all, found by words in either language, slips forgiven',
    query: z.object({ topic: z.enum(articleTopics).optional(), q: SearchText.optional(), ...PageQuery }),
    reply: listOf(ArticleSummary),
    errors: [],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/health-education/:id',
    access: ['guest'],
    summary: 'A published article with up to three related ones',
    params: byId,
    reply: Article,
    errors: ['not_found'],
  }),
  saved: endpoint({
    method: 'GET',
    path: '/health-education/saved',
    access: ['patient'],
    summary: 'The articles that the open profile keeps, the last one first; what is no longer published is left out',
    reply: Articles,
    errors: [],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/health-education/:id/saved',
    access: ['patient'],
    summary: 'Keeps an article; again changes nothing',
    params: byId,
    reply: Saved,
    errors: ['not_found', 'too_many_saved_articles'],
  }),
  unsave: endpoint({
    method: 'DELETE',
    path: '/health-education/:id/saved',
    access: ['patient'],
    summary: 'Keeps an article no longer, whether it was kept or not',
    params: byId,
    reply: Saved,
    errors: [],
  }),
  suggested: endpoint({
    method: 'GET',
    path: '/health-education/suggested',
    access: ['patient'],
    summary:
      "Articles of the specialities of the open profile's appointments, the nearest appointment first; none without the consent to health tips",
    reply: z.object({ items: z.array(ArticleSummary).max(6) }),
    errors: [],
  }),
} as const;
