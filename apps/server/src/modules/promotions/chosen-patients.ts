import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { findChosenPatients, findForChosen } from './publication.store.ts';

/**
 * The MRNs of those whom the promotion of what the desk wrote is for, each of whom finds in their access log who read it; null when it is for
 * everybody or was never published.
 */
export async function readChosenPatients(sql: Sql, call: Call, itemId: number): Promise<string[] | null> {
  const promotion = await findForChosen(sql, itemId);
  if (!promotion) return null;
  const chosen = await findChosenPatients(sql, promotion.id);
  const what = { action: 'read', what: 'promotions', recordId: promotion.id, why: 'staff' } as const;
  await audit(sql, call, ...chosen.map(({ id: personId }) => ({ personId, ...what })));
  return chosen.flatMap(({ mrn }) => (mrn === null ? [] : [mrn]));
}
