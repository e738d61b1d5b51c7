import type { CallReply, contract } from '@balsam/contract';
import { toSar } from '@balsam/domain/money';
import { audit } from '#platform/audit/audit.ts';
import type { Db } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { ownReason, patientOf } from '#modules/people/index.ts';
import { addressesInCity } from './home-address.ts';
import { findSlot } from './quote.store.ts';
import { offerFor } from './take-slot.ts';
import { policyView } from './visit-consent.ts';

/**
 * What a visit at this time would cost the open profile's patient, by the sums that booking makes, and what it asks for.
 * @throws not_found, no_service_found
 */
export async function quoteVisit(
  db: Db,
  call: UserCall,
  slotId: number,
): Promise<CallReply<typeof contract.booking.quote>> {
  const patient = await patientOf(db, call);
  const slot = await findSlot(db, slotId);
  if (!slot) throw fail('not_found');
  const { price, percent } = await offerFor(db, patient, slot, undefined);
  await audit(db, call, { personId: patient.personId, action: 'read', what: 'consent', why: ownReason(call) });
  return {
    price: toSar(price.subtotal),
    vat: toSar(price.vat),
    vat_percent: percent,
    total: toSar(price.total),
    currency: 'SAR',
    policy: await policyView(db, { call, patient, type: slot.type }),
    home: slot.type === 'home' ? await addressesInCity(db, patient.personId, slot.locationId) : null,
  };
}
