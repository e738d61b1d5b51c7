import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { systemCall } from '#platform/http/system-call.ts';
import type { BeforeClosing } from '#platform/module.ts';
import { lockAppointment } from './appointments.store.ts';
import { cancelAndRefund } from './cancel-appointment.ts';
import { eraseHomeAddresses, homeVisitsAhead } from './home-address.store.ts';

/** One that is being paid is given up with the account: money that still arrives for it must not make it a visit at an address that is gone. */
async function giveUpUnlessPaid(tx: Tx, id: number, now: Date): Promise<void> {
  const row = await lockAppointment(tx, id);
  if (row?.payment_status !== 'pending payment') throw fail('home_visit_ahead');
  await cancelAndRefund(tx, systemCall(now, 'booking.close-home-visits'), row, { to: 'wallet', why: 'system' });
}

/**
 * Before an account is closed: refused while a paid home visit is ahead, for whoever goes there needs address and phone; one that is only being
 * paid is cancelled. Then where its person was visited is erased (DECISIONS §3). @throws home_visit_ahead
 */
export const closeHomeVisits: BeforeClosing = async (tx: Tx, personId, { clock }) => {
  const now = clock.now();
  for (const { id } of await homeVisitsAhead(tx, personId, now)) await giveUpUnlessPaid(tx, id, now);
  await eraseHomeAddresses(tx, personId);
};
