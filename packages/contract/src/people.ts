import { z } from 'zod';
import { Id, IdText, InstantText, listOf, Mrn, PageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { pharmacyUser, updatePharmacyUser, updateUser } from './people/edit-user.ts';
import { User } from './people/user.ts';

export { User } from './people/user.ts';

/** Who touched this person's record (DECISIONS §3). The newest first. */
const AccessEntry = z.object({
  id: Id,
  at: InstantText,
  action: z.enum(['read', 'write']),
  /** The kind of record, such as `appointment`, and its name in both languages. */
  what: z.string().max(60),
  title: z.string().max(80),
  title_ar: z.string().max(80),
  record_id: z.string().max(60).nullable(),
  /** Null when Balsam itself did it. */
  who: z.object({ name: z.string().max(250), name_ar: z.string().max(250), role_id: z.int() }).nullable(),
  why: z.enum(['self', 'guardian', 'care', 'staff', 'link', 'system']),
});

/** Persons: their own profile, and who looked at it (SPEC §3, §7 User). */
export const people = {
  profile: endpoint({
    method: 'GET',
    path: '/auth/:role/profile',
    access: ['user'],
    summary: 'The profile of the open log-in. `role` gives no authority; an MRN that is not the own one is not found',
    params: z.object({ role: z.string().regex(/^[a-z0-9_-]{1,20}$/i) }),
    query: z.object({ mrn_number: Mrn.optional() }),
    reply: User,
    errors: ['not_found'],
  }),
  users: endpoint({
    method: 'GET',
    path: '/users',
    access: ['user'],
    summary: 'A user by id: the own one',
    query: z.object({ id: IdText.optional() }),
    reply: User,
    errors: ['not_found'],
  }),
  updateUser,
  pharmacyUser,
  updatePharmacyUser,
  accessLog: endpoint({
    method: 'GET',
    path: '/users/access-log',
    access: ['user'],
    summary: 'Who read or changed my record, newest first; `by=others` leaves out what I did myself',
    query: z.object({ ...PageQuery, by: z.enum(['all', 'others']).optional() }),
    reply: listOf(AccessEntry),
    errors: [],
  }),
} as const;
