import type { Tx } from '#platform/db/types.ts';

/** Closes the account for good; false when it was closed already. */
export async function closeAccountRow(tx: Tx, accountId: number): Promise<boolean> {
  const closed = await tx
    .updateTable('account')
    .set({ status: 'deleted', login_email: null, password_hash: null, totp_secret: null })
    .where('id', '=', accountId)
    .where('status', '<>', 'deleted')
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Deletes the known devices of an account, and the devices of its sessions. */
export async function deleteKnownDevices(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('known_device').where('account_id', '=', accountId).execute();
  await tx
    .updateTable('session')
    .set({ user_agent: null, device_hash: null })
    .where('account_id', '=', accountId)
    .execute();
}

/** Erases where codes of the account were sent. */
export async function eraseCodeDestinations(tx: Tx, accountId: number, destinations: readonly string[]): Promise<void> {
  const places = destinations.length > 0 ? destinations : [''];
  await tx
    .updateTable('one_time_code')
    .set({ to_phone: null, to_email: null, masked_phone: null, masked_email: null })
    .where((w) => w.or([w('account_id', '=', accountId), w('to_phone', 'in', places), w('to_email', 'in', places)]))
    .execute();
}
