import type { z } from 'zod';
import type { Announcement, Banner, Question } from '@balsam/contract/content/shapes';
import { pictureUrl } from './pictures.ts';
import type { SeenContent } from './publications.store.ts';

/** A banner as SPEC §3 has it: its text in both languages. */
export const bannerView = ({ id, fields }: SeenContent): z.infer<typeof Banner> => ({
  id,
  type: fields.banner_type ?? 'PROMOTIONAL',
  image: fields.drawing ?? '',
  image_url: pictureUrl(fields.picture),
  title: fields.title,
  title_ar: fields.title_ar,
  text: fields.summary,
  text_ar: fields.summary_ar,
  action: fields.action,
  action_ar: fields.action_ar,
  link: fields.link,
});

/** News for everybody. */
export const announcementView = ({ id, fields, startsAt }: SeenContent): z.infer<typeof Announcement> => ({
  id,
  title: fields.title,
  title_ar: fields.title_ar,
  text: fields.summary,
  text_ar: fields.summary_ar,
  link: fields.link,
  published_at: startsAt.toISOString(),
});

/** A question with its answer. */
export const questionView = ({ id, fields }: SeenContent): z.infer<typeof Question> => ({
  id,
  question: fields.title,
  question_ar: fields.title_ar,
  answer: fields.body,
  answer_ar: fields.body_ar,
});
