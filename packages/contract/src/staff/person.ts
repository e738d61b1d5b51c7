import { staffActions, staffStates } from '@balsam/domain/identity';
import { z } from 'zod';
import { Id, InstantText } from '../common.ts';

/** The roles that run the hospital's side (DECISIONS §3). */
export const StaffRole = z.union([z.literal(1), z.literal(5), z.literal(6), z.literal(7), z.literal(8)]);

const Name = z.string().max(80);

/** Somebody of the staff, as administrators see them. `id` is the person's. */
export const StaffPerson = z.object({
  id: Id,
  first_name: Name,
  family_name: Name,
  first_name_ar: Name,
  family_name_ar: Name,
  email_address: z.string().max(254),
  role_id: StaffRole,
  gender: z.enum(['male', 'female']).nullable(),
  portrait: z.string().max(40).nullable(),
  state: z.enum(staffStates),
  is_self: z.boolean(),
  /** Whether an authenticator app is set up. */
  second_factor: z.boolean(),
  /** Null when they never signed in. */
  last_seen_at: InstantText.nullable(),
  /** Until when the invitation can be accepted; in the past when it ran out, null when there is none. */
  invited_until: InstantText.nullable(),
  /** What may be done with them now, by the caller. */
  may: z.array(z.enum(staffActions)).max(7),
});

/** A change that was made to their account: by whom, when. */
const StaffChange = z.object({
  id: Id,
  at: InstantText,
  what: z.string().max(60),
  title: z.string().max(80),
  title_ar: z.string().max(80),
  /** With a change of role: the new one. */
  record_id: z.string().max(60).nullable(),
  /** Null when Balsam itself did it. */
  who: z.object({ name: z.string().max(250), name_ar: z.string().max(250) }).nullable(),
});

/** With the newest changes of their account. */
export const StaffDetail = StaffPerson.extend({ changes: z.array(StaffChange).max(20) });
