import { searchKinds, searchRules } from '@balsam/domain/search';
import { z } from 'zod';
import { Id, InstantText, SearchText } from './common.ts';
import { endpoint } from './endpoint.ts';

const Found = z.object({
  id: Id,
  title: z.string(),
  title_ar: z.string(),
  /** What tells it from others of its name, such as a speciality or a branch; may be empty. */
  detail: z.string(),
  detail_ar: z.string(),
  /** Of what is one's own: when it was or will be. */
  at: InstantText.nullable(),
});

/** Search everywhere. */
export const search = {
  everywhere: endpoint({
    method: 'POST',
    path: '/search',
    access: ['guest'],
    summary:
      'Doctors, specialities, products and articles by words of either language, slips forgiven; for a patient also appointments, orders and results of the open profile. Sent as a body, so that no address names what somebody looks for',
    body: z.object({ query: SearchText.min(1) }),
    reply: z.object({
      groups: z
        .array(z.object({ kind: z.enum(searchKinds), items: z.array(Found).max(searchRules.ofEach) }))
        .max(searchKinds.length),
    }),
    errors: ['too_many_requests'],
  }),
} as const;
