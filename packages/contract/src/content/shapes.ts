import { z } from 'zod';
import { Day, Id, InstantText } from '../common.ts';

export const BannerType = z.enum(['MAIN', 'PROMOTIONAL']);

/** A banner (SPEC §3). `image` names a drawing that the web brings, `image_url` is an uploaded picture; `link` is a path of the web app. */
export const Banner = z.object({
  id: Id,
  type: BannerType,
  image: z.string(),
  image_url: z.string().max(300).nullable(),
  title: z.string(),
  title_ar: z.string(),
  text: z.string(),
  text_ar: z.string(),
  action: z.string(),
  action_ar: z.string(),
  link: z.string(),
});

/** A setting that guests may read. Amounts are SAR, durations are in the unit of their title. */
export const Setting = z.object({ title: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) });

export const Nationality = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  title: z.string(),
  title_ar: z.string(),
});

/** A text of the system. `name` is what it is asked for by; `body` is its sections, each after its heading. */
export const CmsContent = z.object({
  id: Id,
  name: z.string(),
  title: z.string(),
  title_ar: z.string(),
  body: z.string(),
  body_ar: z.string(),
  updated_on: Day,
});

export const CmsField = z.object({
  id: Id,
  heading: z.string(),
  heading_ar: z.string(),
  body: z.string(),
  body_ar: z.string(),
});

/** News for everybody; `link` is a path of the web app, or empty. */
export const Announcement = z.object({
  id: Id,
  title: z.string().max(200),
  title_ar: z.string().max(200),
  text: z.string().max(600),
  text_ar: z.string().max(600),
  link: z.string().max(200),
  published_at: InstantText,
});

/** A question that is often asked; its answer is sanitised rich text. */
export const Question = z.object({
  id: Id,
  question: z.string().max(200),
  question_ar: z.string().max(200),
  answer: z.string().max(60_000),
  answer_ar: z.string().max(60_000),
});
