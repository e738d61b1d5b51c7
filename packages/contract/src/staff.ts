import { rolesThatMay, staffStates } from '@balsam/domain/identity';
import { z } from 'zod';
import { EmailText, IdText, listOf, PageQuery, SearchText } from './common.ts';
import { endpoint, callerOf } from './endpoint.ts';
import { acceptInvitation, enrolSecondFactor, readInvitation } from './staff/invitations.ts';
import { StaffDetail, StaffPerson, StaffRole } from './staff/person.ts';

export type { StaffDetail, StaffPerson } from './staff/person.ts';

/** Administrators, by the table of permissions. */
const access = rolesThatMay('manage_staff').map(callerOf);
const byId = z.object({ id: IdText });
const Typed = z.string().trim().min(1).max(80);

/** The people who run the hospital's side: who they are, and how they come and go (DECISIONS §3). */
export const staff = {
  list: endpoint({
    method: 'GET',
    path: '/staff/people',
    access,
    summary: 'The staff, by name; `q` looks in names and e-mail addresses',
    query: z.object({
      ...PageQuery,
      q: SearchText.optional(),
      role: z.enum(['1', '5', '6', '7', '8']).optional(),
      state: z.enum(staffStates).optional(),
    }),
    reply: listOf(StaffPerson),
    errors: [],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/staff/people',
    access,
    summary: 'Invites somebody: a link goes to their e-mail address and works for 72 hours',
    body: z.object({
      email_address: EmailText.min(1),
      first_name: Typed,
      family_name: Typed,
      first_name_ar: Typed,
      family_name_ar: Typed,
      role_id: StaffRole,
      /** The language of the e-mail, and of what Balsam tells them later. */
      language: z.enum(['ar', 'en']).optional(),
    }),
    reply: StaffDetail,
    errors: ['email_not_valid', 'name_not_valid', 'email_taken'],
  }),
  person: endpoint({
    method: 'GET',
    path: '/staff/people/:id',
    access,
    summary: 'Somebody of the staff, with the newest changes of their account',
    params: byId,
    reply: StaffDetail,
    errors: ['not_found'],
  }),
  changeRole: endpoint({
    method: 'PATCH',
    path: '/staff/people/:id',
    access,
    summary: 'Gives another role; their sessions end at once',
    params: byId,
    body: z.object({ role_id: StaffRole }),
    reply: StaffDetail,
    errors: ['not_found', 'own_account', 'staff_changed', 'last_administrator'],
  }),
  lock: endpoint({
    method: 'POST',
    path: '/staff/people/:id/lock',
    access,
    summary: 'Shuts somebody out; their sessions end at once',
    params: byId,
    reply: StaffDetail,
    errors: ['not_found', 'own_account', 'staff_changed', 'last_administrator'],
  }),
  unlock: endpoint({
    method: 'POST',
    path: '/staff/people/:id/unlock',
    access,
    summary: 'Lets somebody in again',
    params: byId,
    reply: StaffDetail,
    errors: ['not_found', 'own_account', 'staff_changed'],
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/staff/people/:id/invite',
    access,
    summary: 'Sends another invitation; the earlier link stops working',
    params: byId,
    reply: StaffDetail,
    errors: ['not_found', 'own_account', 'staff_changed'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/staff/people/:id/cancel',
    access,
    summary: 'Takes an invitation back; the e-mail address is free again',
    params: byId,
    reply: z.object({}),
    errors: ['not_found', 'own_account', 'staff_changed'],
  }),
  sendPasswordLink: endpoint({
    method: 'POST',
    path: '/staff/people/:id/password-link',
    access,
    summary: 'Sends a link to choose another password, which works for 24 hours',
    params: byId,
    reply: StaffDetail,
    errors: ['not_found', 'own_account', 'staff_changed'],
  }),
  resetSecondFactor: endpoint({
    method: 'POST',
    path: '/staff/people/:id/reset-second-factor',
    access,
    summary: 'Forgets the authenticator app and the recovery codes, ends all sessions and sends a link to set up anew',
    params: byId,
    reply: StaffDetail,
    errors: ['not_found', 'own_account', 'staff_changed'],
  }),
  readInvitation,
  enrolSecondFactor,
  acceptInvitation,
} as const;
