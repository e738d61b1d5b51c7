import { z } from 'zod';
import { Id, InstantText, listOf, PageQuery } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** A place where this account is signed in. */
const SignedInDevice = z.object({
  id: Id,
  /** The log-in that asks. */
  current: z.boolean(),
  /** As the device tells of itself, such as `Chrome` and `Windows`; null where it does not say. */
  browser: z.string().max(60).nullable(),
  system: z.string().max(60).nullable(),
  kind: z.enum(['phone', 'tablet', 'computer']),
  created_at: InstantText,
  last_seen_at: InstantText,
  remember: z.boolean(),
  /** Whose profile is open there, when it is a dependent's. */
  in_profile_of: z.object({ name: z.string().max(250), name_ar: z.string().max(250) }).nullable(),
});

export const signedInDevices = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: ['user'],
  summary: 'Where this account is signed in: this device first, then those used last',
  query: z.object(PageQuery),
  reply: listOf(SignedInDevice),
  errors: ['own_profile_only'],
});

export const endDevices = endpoint({
  method: 'POST',
  path: '/user/sessions/end',
  access: ['user'],
  summary: 'Signs out on another device (`id`), or everywhere but here (`others`), sockets and push messages too',
  body: z.object({ id: Id.optional(), others: z.literal(true).optional() }),
  reply: z.object({
    /** How many log-ins ended. */
    ended: z.int(),
  }),
  errors: ['own_profile_only', 'not_found'],
});
