import { isStaff } from '@balsam/domain/identity';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import {
  actingAs,
  assertSamePassword,
  checkNewPassword,
  endSessionsOf,
  enrolFactor,
  openStaffSession,
  hashPassword,
  verifyPasswordOf,
} from '#modules/identity/index.ts';
import { consumeLink, type LinkRow } from './links.store.ts';
import { findValidLink } from './open-link.ts';
import { updatePassword } from './staff.store.ts';

type Input = { readonly token: string; readonly password: string; readonly code?: string | undefined };

/** Consumes the link in the transaction of what it is for, and audits it. */
async function consume(tx: Tx, call: Call, link: LinkRow, what: string): Promise<void> {
  if (!(await consumeLink(tx, link.id, call.now))) throw fail('link_not_valid');
  const { account_id: accountId, person_id: personId, role_id: roleId } = link;
  await audit(tx, actingAs(call, { accountId, personId, roleId }), {
    personId,
    action: 'write',
    what,
    why: 'self',
  });
}

/** Refuses with `link_not_valid` when the account was locked or the invitation cancelled in the meantime. */
async function setPassword(tx: Tx, link: LinkRow, hash: string): Promise<void> {
  const from = link.purpose === 'invitation' ? 'invited' : 'active';
  if (!(await updatePassword(tx, link.account_id, hash, from))) throw fail('link_not_valid');
}

const enrol = (tx: Tx, { config }: Platform, call: Call, link: LinkRow, code: string | undefined) => {
  if (!link.sealed_secret) throw fail('staff_code_required', { path: 'code' });
  const { account_id: accountId, sealed_secret: sealed } = link;
  return enrolFactor(tx, { secret: config.secret, accountId, sealed, code, now: call.now });
};

async function choosePassword(platform: Platform, call: Call, link: LinkRow, password: string) {
  const hash = await hashPassword(password);
  const ended = await platform.db.transaction().execute(async (tx) => {
    await consume(tx, call, link, 'password');
    await setPassword(tx, link, hash);
    return endSessionsOf(tx, { accountId: link.account_id }, call.now);
  });
  platform.realtime.endSessions(ended);
  return { recovery_codes: [], signed_in: null };
}

async function join(platform: Platform, call: Call, link: LinkRow, { password, code }: Input) {
  const hash = await hashPassword(password);
  return platform.db.transaction().execute(async (tx) => {
    await consume(tx, call, link, 'staff joined');
    const recovery_codes = await enrol(tx, platform, call, link, code);
    await setPassword(tx, link, hash);
    return { recovery_codes, signed_in: await openStaffSession(tx, call, link.account_id) };
  });
}

async function enrolAgain(platform: Platform, call: Call, link: LinkRow, { password, code }: Input) {
  const account = await verifyPasswordOf(platform, call, link.account_id, password);
  return platform.db.transaction().execute(async (tx) => {
    await assertSamePassword(tx, account);
    await consume(tx, call, link, 'second factor');
    const recovery_codes = await enrol(tx, platform, call, link, code);
    return { recovery_codes, signed_in: await openStaffSession(tx, call, link.account_id) };
  });
}

/**
 * Does what a link is for, once: join with a password and an authenticator app; set up the app again, with the present password; or
 * choose another password, which ends every session and is followed by an ordinary sign-in.
 */
export async function acceptLink(platform: Platform, call: Call, input: Input) {
  const link = await findValidLink(platform.db, input.token, call.now);
  if (link.purpose === 'second_factor') return enrolAgain(platform, call, link, input);
  checkNewPassword(input.password);
  // Doctors and riders have no second factor, and sign in where they always do.
  return link.purpose === 'password' || !isStaff(link.role_id)
    ? choosePassword(platform, call, link, input.password)
    : join(platform, call, link, input);
}
