import { panoramas } from '@balsam/domain/content';
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
  text: z.string().max(2000),
  text_ar: z.string().max(2000),
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

const degrees = (most: number) => z.number().min(-most).max(most);
const Spoken = z.string().max(300);

/** Something on a panorama: `place_id` is where it leads, else it has a text. Degrees to the right of straight ahead and above the horizon. */
const TourSpot = z.object({
  place_id: Id.nullable(),
  yaw: degrees(180),
  pitch: degrees(90),
  title: Spoken,
  title_ar: Spoken,
  text: Spoken,
  text_ar: Spoken,
});

/** A place of the virtual tour; `panorama` names a drawing that the web brings. */
const TourPlace = z.object({
  id: Id,
  title: z.string().max(200),
  title_ar: z.string().max(200),
  text: z.string().max(2000),
  text_ar: z.string().max(2000),
  panorama: z.enum(panoramas),
  spots: z.array(TourSpot).max(20),
});

/** The places of one branch, in their order. */
export const TourBranch = z.object({
  id: Id,
  title: z.string().max(200),
  title_ar: z.string().max(200),
  places: z.array(TourPlace).max(50),
});
