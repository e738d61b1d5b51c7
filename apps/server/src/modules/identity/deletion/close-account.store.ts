import type { Tx } from '../../../platform/db/types.ts';

/** Shuts the log-in for good; false when that had happened already. */
export async function closeLogIn(tx: Tx, accountId: number): Promise<boolean> {
  const closed = await tx
    .updateTable('account')
    .set({ status: 'deleted', login_email: null, password_hash: null, totp_secret: null })
    .where('id', '=', accountId)
    .where('status', '<>', 'deleted')
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Ends what the person may do for their family, and what family may do for them. */
export async function revokeGrantsOf(tx: Tx, personId: number, now: Date): Promise<void> {
  await tx
    .updateTable('guardianship')
    .set({ revoked_at: now, revoked_by: personId })
    .where((w) => w.or([w('guardian_id', '=', personId), w('dependent_id', '=', personId)]))
    .where('revoked_at', 'is', null)
    .execute();
}

/** Forgets by which devices the account was used. */
export async function forgetDevices(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('known_device').where('account_id', '=', accountId).execute();
  await tx
    .updateTable('session')
    .set({ user_agent: null, device_hash: null })
    .where('account_id', '=', accountId)
    .execute();
}

/** Forgets where codes of the account went. */
export async function forgetCodesOf(tx: Tx, accountId: number, destinations: readonly string[]): Promise<void> {
  const places = destinations.length > 0 ? destinations : [''];
  await tx
    .updateTable('one_time_code')
    .set({ to_phone: null, to_email: null, masked_phone: null, masked_email: null })
    .where((w) => w.or([w('account_id', '=', accountId), w('to_phone', 'in', places), w('to_email', 'in', places)]))
    .execute();
}
