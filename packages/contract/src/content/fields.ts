import {
  articleTopics,
  bannerTypes,
  contentDrawings,
  mostPackageServices,
  mostSymptomTexts,
  panoramas,
} from '@balsam/domain/content';
import { isPlainText } from '@balsam/domain/text';
import { isTableText } from '@balsam/domain/triage';
import { z } from 'zod';
import { Day, Id, Sar, Type, WrittenText } from '../common.ts';

const line = (longest: number) => WrittenText.max(longest).refine(isPlainText);
/** Rich text as an editor sends it; only what the sanitiser knows is kept. */
const rich = z.string().max(60_000);
/** A path of the web app, never another address. */
const Path = z
  .string()
  .trim()
  .max(200)
  .regex(/^(\/[a-z][\w\-./?=&%]*)?$/i);

const Amount = Sar.multipleOf(0.01).positive().max(100_000);

const Service = z.object({
  title: line(200),
  title_ar: line(200),
  type: Type,
  speciality_id: Id.nullable(),
  quantity: z.int().min(1).max(20),
  unit_price: Amount.nullable(),
});

const SymptomText = z.object({ code: z.string().max(90).refine(isTableText), en: line(300), ar: line(300) });

/** All that content can say; a kind keeps what it uses. */
export const ContentFields = z.object({
  title: line(200),
  title_ar: line(200),
  summary: line(2000),
  summary_ar: line(2000),
  body: rich,
  body_ar: rich,
  action: line(60),
  action_ar: line(60),
  keywords: line(400),
  topic: z.enum(articleTopics).nullable(),
  speciality_id: Id.nullable(),
  reviewed_on: Day.nullable(),
  drawing: z.enum(contentDrawings).nullable(),
  picture: z.uuid().nullable(),
  banner_type: z.enum(bannerTypes).nullable(),
  link: Path,
  position: z.int().min(0).max(9999),
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z0-9]{3,20})?$/),
  percent: z.int().min(1).max(100).nullable(),
  at_most: Amount.nullable(),
  visit_type: Type.nullable(),
  starts_on: Day.nullable(),
  ends_on: Day.nullable(),
  uses: z.int().min(0).max(1_000_000).nullable(),
  location_id: Id.nullable(),
  panorama: z.enum(panoramas).nullable(),
  price: Amount.nullable(),
  most_terms: z.int().min(1).max(4).nullable(),
  services: z.array(Service).max(mostPackageServices).readonly(),
  symptom_texts: z.array(SymptomText).max(mostSymptomTexts).readonly(),
});
