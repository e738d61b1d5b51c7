import type { CallReply, contract } from '@balsam/contract';
import { mayRebook } from '@balsam/domain/booking';
import { halalas, sum, toSar, type Halalas } from '@balsam/domain/money';
import { audit } from '#platform/audit/audit.ts';
import type { Db, Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { pointsPaidFor, readBalance } from '#modules/billing/index.ts';
import { ownReason, patientOf } from '#modules/people/index.ts';
import { readableAppointment } from './appointments.policy.ts';
import { addressesInCity } from './home-address.ts';
import { findSlot } from './quote.store.ts';
import { paymentInstead } from './rebook-appointment.ts';
import { toRuleInput } from './rule-input.ts';
import { offerFor } from './take-slot.ts';
import { policyView } from './visit-consent.ts';

type Quote = CallReply<typeof contract.booking.quote>;

/** What moving a paid visit of the open profile to one of this price does to the money. */
async function changeView(
  sql: Sql,
  call: UserCall,
  oldId: number,
  { personId, total }: { readonly personId: number; readonly total: Halalas },
): Promise<Quote['change']> {
  const old = await readableAppointment(sql, call, oldId);
  assertAllowed(mayRebook(toRuleInput(old, call.now), call.now));
  const paid = old.price + old.vat;
  const refund = halalas(paid - (await pointsPaidFor(sql, 'appointment', old.id)));
  const wallet = sum([await readBalance(sql, 'wallet', personId), refund]);
  const { fromWallet, toPay } = paymentInstead(old, { wallet, total });
  return { refund: toSar(refund), from_wallet: toSar(halalas(fromWallet)), to_pay: toSar(halalas(toPay)) };
}

/**
 * What a visit at this time would cost the open profile's patient, by the sums that booking makes, and what it asks for.
 * @throws not_found, no_service_found; with a visit that it takes the place of, what `mayRebook` refuses by
 */
export async function quoteVisit(
  db: Db,
  call: UserCall,
  { slotId, insteadOf }: { readonly slotId: number; readonly insteadOf: number | undefined },
): Promise<Quote> {
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
    change:
      insteadOf === undefined
        ? null
        : await changeView(db, call, insteadOf, { personId: patient.personId, total: price.total }),
  };
}
