import { z } from 'zod';
import { IdText, listOf } from './common.ts';
import {
  Announcement,
  Banner,
  BannerType,
  CmsContent,
  CmsField,
  Nationality,
  Question,
  Setting,
  TourBranch,
} from './content/shapes.ts';
import { endpoint } from './endpoint.ts';

const banners = endpoint({
  method: 'GET',
  path: '/banner',
  access: ['guest'],
  summary: 'Banners of today, of one type or of both',
  query: z.object({ type: BannerType.optional() }),
  reply: z.object({ items: z.array(Banner) }),
  errors: [],
});

const systemSettings = endpoint({
  method: 'GET',
  path: '/system-settings',
  access: ['guest'],
  summary: 'The settings on the public list, or one of them: CONTACT_NUMBER, limits, VAT (S9.06)',
  query: z.object({
    title: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{1,59}$/)
      .optional(),
  }),
  reply: z.object({ items: z.array(Setting) }),
  errors: ['not_found'],
});

const cmsSettings = endpoint({
  method: 'GET',
  path: '/cms-settings',
  access: ['guest'],
  summary:
    'What the pharmacy goes by: delivery fees and from when it is free, VAT, limits of instalments, what points are worth, days ahead, pictures of a prescription (SPEC §7 E-pharmacy)',
  reply: z.object({ items: z.array(Setting).max(30) }),
  errors: [],
});

const nationalities = endpoint({
  method: 'GET',
  path: '/nationalities',
  versions: ['v1', 'v2'],
  access: ['guest'],
  summary: 'Countries a person may be of; Saudi Arabia first, then by the alphabet',
  reply: listOf(Nationality),
  errors: [],
});

const cmsContent = endpoint({
  method: 'GET',
  path: '/cms-content',
  access: ['guest'],
  summary:
    'Texts of the system, or one of them: terms, privacy, return-policy, virtual-consent, on-spot-policy, about, contact',
  query: z.object({
    title: z
      .string()
      .regex(/^[a-z][a-z0-9-]{1,59}$/)
      .optional(),
  }),
  reply: z.object({ items: z.array(CmsContent) }),
  errors: ['not_found'],
});

const cmsContentFields = endpoint({
  method: 'GET',
  path: '/cms-content-fields/:id',
  access: ['guest'],
  summary: 'The sections of one text of the system',
  params: z.object({ id: IdText }),
  reply: z.object({ items: z.array(CmsField) }),
  errors: ['not_found'],
});

const announcements = endpoint({
  method: 'GET',
  path: '/announcements',
  access: ['guest'],
  summary: 'The announcements that are published now, the newest first',
  reply: z.object({ items: z.array(Announcement).max(5) }),
  errors: [],
});

const questions = endpoint({
  method: 'GET',
  path: '/frequently-asked-questions',
  access: ['guest'],
  summary: 'The questions that are published now with their answers, in their order',
  reply: z.object({ items: z.array(Question).max(100) }),
  errors: [],
});

const virtualTour = endpoint({
  method: 'GET',
  path: '/virtual-tour',
  access: ['guest'],
  summary: 'The branches whose places can be looked about in, with what is to be found there',
  reply: z.object({ items: z.array(TourBranch).max(50) }),
  errors: [],
});

const picture = endpoint({
  method: 'GET',
  path: '/content-pictures/:id',
  access: ['guest'],
  summary:
    'A picture of content, as AVIF to who accepts it, else WebP; one that nothing published shows is seen by who writes content only',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    w: z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .transform(Number)
      .optional(),
  }),
  reply: 'file',
  errors: ['not_found'],
});

/** What the system says to everybody. Open to guests. */
export const content = {
  banners,
  systemSettings,
  cmsSettings,
  nationalities,
  cmsContent,
  cmsContentFields,
  announcements,
  questions,
  virtualTour,
  picture,
} as const;
