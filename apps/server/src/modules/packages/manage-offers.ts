import type { ContentFields } from '@balsam/domain/content';
import { fromSar } from '@balsam/domain/money';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { deleteComing, endBegun, insertOffer, insertServices } from './offers.store.ts';

type Published = {
  readonly itemId: number;
  readonly fields: ContentFields;
  readonly from: Date;
  readonly until: Date | null;
};

const auditOffer = (tx: Tx, call: UserCall, recordId: number): Promise<void> =>
  audit(tx, call, { personId: call.actor.personId, action: 'write', what: 'offered package', recordId, why: 'staff' });

/** The services as they are kept; what they lack was refused before. */
const servicesOf = ({ services }: ContentFields) =>
  services.map(({ unit_price: price, ...service }) => ({ ...service, unit_price: fromSar(price ?? 0) }));

/**
 * Offers what the desk wrote, as a version of its own: who has an earlier one keeps it as it was. Together it costs no more than its
 * services alone. @throws invalid_amount
 */
export async function publishOffer(tx: Tx, call: UserCall, { itemId, fields, from, until }: Published): Promise<void> {
  const services = servicesOf(fields);
  const [together, apart] = [
    fromSar(fields.price ?? 0),
    services.reduce((all, { quantity, unit_price: price }) => all + quantity * price, 0),
  ];
  if (together > apart) throw fail('invalid_amount', { path: 'fields.price' });
  await deleteComing(tx, itemId, call.now);
  const id = await insertOffer(tx, {
    item_id: itemId,
    title: fields.title,
    title_ar: fields.title_ar,
    description: fields.summary,
    description_ar: fields.summary_ar,
    drawing: fields.drawing ?? 'shield',
    price: together,
    most_terms: fields.most_terms ?? 1,
    starts_at: from,
    ended_at: until,
    created_by: call.actor.accountId,
    created_at: call.now,
  });
  await insertServices(
    tx,
    services.map((service) => ({ ...service, package_id: id })),
  );
  await auditOffer(tx, call, id);
}

/** Offers it no longer, and takes back what was to be offered; who has it keeps it. */
export async function withdrawOffer(tx: Tx, call: UserCall, itemId: number): Promise<void> {
  await deleteComing(tx, itemId, call.now);
  for (const id of await endBegun(tx, itemId, call.now)) await auditOffer(tx, call, id);
}
