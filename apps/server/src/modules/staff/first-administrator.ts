import { roles, staffLinkRules } from '@balsam/domain/identity';
import { audit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/types.ts';
import { fail } from '../../platform/http/failure.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { readWish, type InvitationWish } from './invite-staff.ts';
import { makeLink } from './send-link.ts';
import { findStaff, hasAdministrator, holdBeginning, insertInvited } from './staff.store.ts';

export type Beginning = Omit<InvitationWish, 'role_id'> & {
  /** Also when there is an administrator already. */
  readonly another: boolean;
  readonly publicUrl: string;
  readonly now: Date;
};

/**
 * Adds an administrator from the terminal and answers the link by which they join, which works for 24 hours. Undefined when there is
 * one already, or one is asked to be, and `another` was not said. Whoever can start commands on the server is believed: it is written down
 * as the system's own doing.
 * @throws email_not_valid, name_not_valid, email_taken
 */
export const beginAdministration = (
  db: Db,
  { another, publicUrl, now, ...wish }: Beginning,
): Promise<string | undefined> =>
  db.transaction().execute(async (tx) => {
    await holdBeginning(tx);
    if (!another && (await hasAdministrator(tx))) return undefined;
    const personId = await insertInvited(tx, readWish({ ...wish, role_id: roles.administrator }), now);
    const row = personId === undefined ? undefined : await findStaff(tx, personId);
    if (!row) throw fail('email_taken');
    const note = { personId: row.person_id, recordId: roles.administrator, what: 'staff invitation' } as const;
    await audit(tx, systemCall(now, 'command'), { ...note, action: 'write', why: 'system' });
    const hours = staffLinkRules.firstHours;
    return makeLink(tx, { accountId: row.account_id, purpose: 'invitation', hours, publicUrl, now });
  });
