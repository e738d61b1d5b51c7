import type { Tx } from '#platform/db/types.ts';

/** Who closes the account is reminded of nothing any more; how to reach them for a refill goes, what was supplied stays in the record. */
export async function eraseContactOfRefills(tx: Tx, personId: number): Promise<void> {
  await tx.deleteFrom('medication_reminder').where('person_id', '=', personId).execute();
  await tx.deleteFrom('reminder_slots').where('person_id', '=', personId).execute();
  await tx
    .updateTable('refill_subscription')
    .set({ state: 'ended', ended_because: 'stopped' })
    .where('person_id', '=', personId)
    .where('state', '=', 'active')
    .execute();
  await tx
    .updateTable('medication_refill')
    .set({ name: '', phone: '', address: '' })
    .where('person_id', '=', personId)
    .execute();
}
