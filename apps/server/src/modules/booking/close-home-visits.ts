import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import type { BeforeClosing } from '#platform/module.ts';
import { eraseHomeAddresses, findHomeVisitAhead } from './home-address.store.ts';

/**
 * Before an account is closed: refused while a paid home visit is ahead, for whoever goes there needs address and phone, then where its person
 * was visited is erased (DECISIONS §3). @throws home_visit_ahead
 */
export const closeHomeVisits: BeforeClosing = async (tx: Tx, personId, { clock }) => {
  if (await findHomeVisitAhead(tx, personId, clock.now())) throw fail('home_visit_ahead');
  await eraseHomeAddresses(tx, personId);
};
