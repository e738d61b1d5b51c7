import { isEmail, isPersonName, normaliseName, type RoleId } from '@balsam/domain/identity';
import { withoutDirection } from '@balsam/domain/text';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { revokeLinks } from './links.store.ts';
import { staffDetail } from './read-staff.ts';
import { sendLink } from './send-link.ts';
import { staffForAction } from './staff.policy.ts';
import { findStaff, insertInvited, removeInvited, type NewStaff } from './staff.store.ts';

export type Invitation = {
  readonly email_address: string;
  readonly first_name: string;
  readonly family_name: string;
  readonly first_name_ar: string;
  readonly family_name_ar: string;
  readonly role_id: RoleId;
  readonly language?: 'ar' | 'en' | undefined;
};

const nameFields = { first_name: 'en', family_name: 'en', first_name_ar: 'ar', family_name_ar: 'ar' } as const;

/** The invitation, normalised; refuses with `email_not_valid` and `name_not_valid`. */
export function parseInvitation(invitation: Invitation): NewStaff {
  const email = withoutDirection(invitation.email_address).trim().toLowerCase();
  if (!isEmail(email)) throw fail('email_not_valid', { path: 'email_address' });
  const names = Object.entries(nameFields) as [keyof typeof nameFields, 'ar' | 'en'][];
  const wrong = names.find(([field, language]) => !isPersonName(normaliseName(invitation[field]), language));
  if (wrong) throw fail('name_not_valid', { path: wrong[0] });
  return {
    email,
    roleId: invitation.role_id,
    language: invitation.language ?? 'ar',
    first_name: normaliseName(invitation.first_name),
    family_name: normaliseName(invitation.family_name),
    first_name_ar: normaliseName(invitation.first_name_ar),
    family_name_ar: normaliseName(invitation.family_name_ar),
  };
}

/** Invites somebody to the staff; they join by the link that goes to their e-mail address (DECISIONS §3). */
export async function inviteStaff(tx: Tx, platform: Platform, call: UserCall, invitation: Invitation) {
  const personId = await insertInvited(tx, parseInvitation(invitation), call.now);
  const row = personId === undefined ? undefined : await findStaff(tx, personId);
  if (!row) throw fail('email_taken', { path: 'email_address' });
  await sendLink(tx, platform, row, 'invitation', call.now);
  const entry = { personId: row.person_id, recordId: row.role_id, what: 'staff invitation' } as const;
  await audit(tx, call, { ...entry, action: 'write', why: 'staff' });
  return staffDetail(tx, call, row.person_id);
}

/** Sends another invitation; the earlier link is revoked. */
export async function inviteAgain(tx: Tx, platform: Platform, call: UserCall, personId: number) {
  const row = await staffForAction(tx, call, personId, 'invite');
  await sendLink(tx, platform, row, 'invitation', call.now);
  await audit(tx, call, { personId, action: 'write', what: 'staff invitation', recordId: row.role_id, why: 'staff' });
  return staffDetail(tx, call, personId);
}

/** Cancels an invitation. */
export async function cancelInvitation(tx: Tx, call: UserCall, personId: number): Promise<void> {
  const row = await staffForAction(tx, call, personId, 'cancel');
  await revokeLinks(tx, row.account_id, call.now);
  await removeInvited(tx, row, call.now);
  await audit(tx, call, { personId, action: 'write', what: 'staff invitation', why: 'staff' });
}
