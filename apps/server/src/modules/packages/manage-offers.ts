import type { z } from 'zod';
import type { contract } from '@balsam/contract';
import { fromSar } from '@balsam/domain/money';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { areSpecialities, findOffer, insertOffer, insertServices, markOfferEnded } from './offers.store.ts';

type NewOffer = z.output<typeof contract.packages.create.body>;

const auditOffer = (tx: Tx, call: UserCall, id: number): Promise<void> =>
  audit(tx, call, {
    personId: call.actor.personId,
    action: 'write',
    what: 'offered package',
    recordId: id,
    why: 'staff',
  });

/**
 * Offers a package. Together it costs no more than its services alone.
 * @throws not_found for a speciality that is none; invalid_amount
 */
export async function createOffer(tx: Tx, call: UserCall, offer: NewOffer): Promise<number> {
  const { services, price: together, ...texts } = offer;
  const specialities = services.flatMap(({ speciality_id: id }) => (id === null || id === undefined ? [] : [id]));
  if (!(await areSpecialities(tx, specialities))) throw fail('not_found');
  const apart = services.reduce((all, { quantity, unit_price }) => all + quantity * fromSar(unit_price), 0);
  if (fromSar(together) > apart) throw fail('invalid_amount', { path: 'price' });
  const id = await insertOffer(tx, {
    ...texts,
    price: fromSar(together),
    created_by: call.actor.accountId,
    created_at: call.now,
  });
  await insertServices(
    tx,
    services.map(({ speciality_id: specialityId, unit_price: price, ...service }) => ({
      ...service,
      package_id: id,
      speciality_id: specialityId ?? null,
      unit_price: fromSar(price),
    })),
  );
  await auditOffer(tx, call, id);
  return id;
}

/**
 * Offers a package no longer; who has it keeps it.
 * @throws not_found, package_not_offered when it was ended before
 */
export async function endOffer(tx: Tx, call: UserCall, id: number): Promise<void> {
  if (!(await findOffer(tx, id))) throw fail('not_found');
  if (!(await markOfferEnded(tx, id, call.now))) throw fail('package_not_offered');
  await auditOffer(tx, call, id);
}
