import { serviceShares, termsOf } from '@balsam/domain/packages';
import { halalas, vatOf } from '@balsam/domain/money';
import { riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { on, type Subscription } from '#platform/outbox/outbox.ts';
import { citizenshipCorrected, patientById } from '#modules/people/index.ts';
import { vatRateFor } from './book-package.ts';
import { draftsOf, updateBooked, updateTerm, updateUnit } from './booked.store.ts';
import { voidPaymentsOf } from './end-package.ts';
import { listServices } from './offers.store.ts';
import { lockPackage, type BookedPackage } from './packages.policy.ts';

/** What each single service of a package would cost alone, in the order of its units. */
async function unitPrices(tx: Tx, { row }: BookedPackage) {
  const services = await listServices(tx, [row.package_id]);
  return services.flatMap(({ quantity, unit_price: price }) => Array.from({ length: quantity }, () => halalas(price)));
}

/** Gives a locked draft with all that belongs to it another rate of VAT. */
async function reprice(tx: Tx, booked: BookedPackage, percent: number): Promise<void> {
  const { row, terms, units } = booked;
  const price = { net: halalas(row.price), vat: vatOf(halalas(row.price), percent) };
  await updateBooked(tx, row.id, { vat: price.vat, vat_percent: percent });
  const termPrices = termsOf(price, terms.length, riyadhDay(row.created_at));
  for (const [n, { id }] of terms.entries()) await updateTerm(tx, id, { vat: termPrices[n]!.vat });
  const shares = serviceShares(price, await unitPrices(tx, booked));
  for (const [n, { id }] of units.entries()) await updateUnit(tx, id, { vat: shares[n]!.vat });
}

/** Answers whether it was a draft still, at another rate. What its open payment held of wallet and points is free. */
async function follow(tx: Tx, id: number, percent: number, now: Date): Promise<boolean> {
  const booked = await lockPackage(tx, id);
  if (booked?.row.state !== 'draft' || booked.row.vat_percent === percent) return false;
  await voidPaymentsOf(tx, booked, now);
  await reprice(tx, booked, percent);
  return true;
}

/**
 * A draft that was booked before a desk corrected whether its patient is a citizen has the VAT of that (D4.04). One of which a term is paid
 * keeps the price that it was begun at: its services are shares of one price.
 */
export const followCitizenship: Subscription = on(
  citizenshipCorrected,
  async ({ person_id: personId }, { tx, now, after, platform }) => {
    const patient = await patientById(tx, personId);
    if (!patient) return;
    const percent = await vatRateFor(tx, patient);
    const call = systemCall(now, 'packages.follow-citizenship');
    for (const id of await draftsOf(tx, personId))
      if (await follow(tx, id, percent, now)) {
        await audit(tx, call, { personId, action: 'write', what: 'package', recordId: id, why: 'system' });
        after(() => platform.realtime.send(personId, 'package', { id }));
      }
  },
);
