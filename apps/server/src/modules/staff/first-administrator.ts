import { roles, staffLinkRules } from '@balsam/domain/identity';
import { audit } from '#platform/audit/audit.ts';
import type { Db } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { parseInvitation, type Invitation } from './invite-staff.ts';
import { makeLink } from './send-link.ts';
import { findStaff, hasAdministrator, lockFirstAdministrator, insertInvited } from './staff.store.ts';

export type FirstAdministrator = Omit<Invitation, 'role_id'> & {
  /** Add one even when there is an administrator already. */
  readonly another: boolean;
  readonly publicUrl: string;
  readonly now: Date;
};

/**
 * Adds an administrator from the terminal and answers the invitation link, which works for 24 hours. Undefined when
 * there is one already, or one is invited, unless `another` is set. Whoever can run commands on the server is trusted:
 * it is audited as done by the system.
 * @throws email_not_valid, name_not_valid, email_taken
 */
export const createFirstAdministrator = (
  db: Db,
  { another, publicUrl, now, ...invitation }: FirstAdministrator,
): Promise<string | undefined> =>
  db.transaction().execute(async (tx) => {
    await lockFirstAdministrator(tx);
    if (!another && (await hasAdministrator(tx))) return undefined;
    const personId = await insertInvited(tx, parseInvitation({ ...invitation, role_id: roles.administrator }), now);
    const row = personId === undefined ? undefined : await findStaff(tx, personId);
    if (!row) throw fail('email_taken');
    const entry = { personId: row.person_id, recordId: roles.administrator, what: 'staff invitation' } as const;
    await audit(tx, systemCall(now, 'command'), { ...entry, action: 'write', why: 'system' });
    const hours = staffLinkRules.firstHours;
    return makeLink(tx, { accountId: row.account_id, purpose: 'invitation', hours, publicUrl, now });
  });
