import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import type { StockedProduct } from '#modules/catalogue/index.ts';
import { prescribedInPortal } from '#modules/records/index.ts';

/**
 * Which products of a cart need no picture, because the open profile's record prescribes them; unknown of a guest. The access log
 * has it when something of the record is shown by it.
 */
export async function prescribedOf(
  sql: Sql,
  call: Call,
  products: readonly StockedProduct[],
): Promise<ReadonlySet<number>> {
  const { actor } = call;
  if (actor.kind !== 'user') return new Set();
  const candidates = products.filter(({ isPrescription }) => isPrescription);
  const found = await prescribedInPortal(sql, actor.personId, candidates, {
    hideSensitive: actor.guardianAccess === 'limited',
  });
  if (found.size > 0) {
    const why = actor.guardianId === undefined ? 'self' : 'guardian';
    await audit(sql, call, { personId: actor.personId, action: 'read', what: 'medicines on prescription', why });
  }
  return new Set(found.keys());
}
