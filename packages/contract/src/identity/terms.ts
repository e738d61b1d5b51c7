import { z } from 'zod';
import { InstantText } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const Terms = z.object({
  version: z.int().positive(),
  title: z.string().max(200),
  title_ar: z.string().max(200),
  /** Paragraphs parted by an empty line; a line that begins with `## ` is a heading. */
  body: z.string().max(50_000),
  body_ar: z.string().max(50_000),
  published_at: InstantText,
  /** To this very version. */
  agreed: z.boolean(),
  agreed_at: InstantText.nullable(),
});

export const agreedTerms = endpoint({
  method: 'GET',
  path: '/agreed-terms',
  access: ['user'],
  summary: 'The terms in force, and whether this person has agreed to them',
  reply: Terms,
  errors: [],
});

export const agreeTerms = endpoint({
  method: 'POST',
  path: '/agreed-terms',
  access: ['user'],
  summary: 'Agrees to the terms in force; `version` is the one that was read',
  body: z.object({ version: z.int().positive().max(1_000_000).optional() }),
  reply: z.object({
    version: z.int().positive(),
    agreed: z.literal(true),
    agreed_at: InstantText,
    /** Where the person goes now. */
    landing: z.string().max(100),
  }),
  errors: ['terms_changed'],
});

export const agreedTermsHistory = endpoint({
  method: 'GET',
  path: '/agreed-terms/history',
  access: ['user'],
  summary: 'Every version of the terms that this person agreed to, and when, newest first; the one in force is first',
  reply: z.object({
    items: z
      .array(
        Terms.omit({ body: true, body_ar: true }).extend({
          /** The one that counts today. */
          in_force: z.boolean(),
        }),
      )
      .max(200),
  }),
  errors: [],
});

export const termsVersion = endpoint({
  method: 'GET',
  path: '/agreed-terms/:version',
  access: ['user'],
  summary: 'The words of a version that this person agreed to, or of the one in force; others are not found',
  params: z.object({
    version: z
      .string()
      .regex(/^[1-9]\d{0,5}$/)
      .transform(Number),
  }),
  reply: Terms,
  errors: ['not_found'],
});
