import { standardVatPercent, vatPercent } from '@balsam/domain/billing';
import { packageRules, serviceShares, termsOf } from '@balsam/domain/packages';
import { halalas, vatOf } from '@balsam/domain/money';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { ownReason, patientOf, requireAgreedTerms, type Patient } from '#modules/people/index.ts';
import { findOpen, insertBooked, insertTerms, insertUnits } from './booked.store.ts';
import { endDue } from './end-package.ts';
import { findOffer, listServices, type OfferRow } from './offers.store.ts';

export type PackageRequest = {
  readonly packageId: number;
  /** In how many parts it is to be paid; whole when left out. */
  readonly terms?: number | null | undefined;
  readonly mrn?: string | undefined;
};

/** The rate of VAT on a package in per cent. D4.04: a citizen's own payment for care is zero-rated. */
export async function vatRateFor(sql: Sql, { isCitizen }: Patient): Promise<number> {
  const standard = await readNumberSetting(sql, 'VAT_PERCENT', standardVatPercent);
  return vatPercent({ kind: 'health_service', payerIsCitizen: isCitizen }, standard);
}

async function priceFor(tx: Tx, patient: Patient, { price }: OfferRow) {
  const percent = await vatRateFor(tx, patient);
  return { net: halalas(price), vat: vatOf(halalas(price), percent), percent };
}

type NewPackage = { readonly patient: Patient; readonly offer: OfferRow; readonly count: number };

/** The draft with its terms and its single services; undefined when there is an open one of the kind. */
async function insertPackage(tx: Tx, { actor, now }: UserCall, { patient, offer, count }: NewPackage) {
  const { percent, ...price } = await priceFor(tx, patient, offer);
  const id = await insertBooked(tx, {
    package_id: offer.id,
    item_id: offer.item_id,
    person_id: patient.personId,
    booked_by: actor.accountId,
    price: price.net,
    vat: price.vat,
    vat_percent: percent,
    created_at: now,
    draft_until: addMinutes(now, packageRules.draftHours * 60),
  });
  if (id === undefined) return undefined;
  await insertTerms(
    tx,
    termsOf(price, count, riyadhDay(now)).map(({ number, net, vat, dueOn }) => ({
      booked_package_id: id,
      number,
      net,
      vat,
      due_on: dueOn,
    })),
  );
  const units = (await listServices(tx, [offer.id])).flatMap((service) =>
    Array.from({ length: service.quantity }, () => service),
  );
  const shares = serviceShares(
    price,
    units.map(({ unit_price }) => halalas(unit_price)),
  );
  await insertUnits(
    tx,
    units.map((service, n) => ({ booked_package_id: id, service_id: service.id, ...shares[n]! })),
  );
  return id;
}

/**
 * Books a package as a draft, at the price of today (D12.05). An open one of the same kind is to be continued (S5.16).
 * @throws package_already_booked with the id of that one, package_not_offered, package_terms_not_offered, terms_not_agreed, not_found
 */
export async function bookPackage(tx: Tx, call: UserCall, request: PackageRequest): Promise<number> {
  const patient = await patientOf(tx, call, request.mrn);
  await requireAgreedTerms(tx, call);
  const offer = await findOffer(tx, request.packageId, call.now);
  if (!offer) throw fail('not_found');
  if (!offer.is_offered) throw fail('package_not_offered');
  const count = request.terms ?? 1;
  if (count > offer.most_terms) throw fail('package_terms_not_offered', { path: 'term_id' });
  await endDue(tx, call.now, patient.personId);
  const id = await insertPackage(tx, call, { patient, offer, count });
  if (id === undefined) {
    const open = await findOpen(tx, patient.personId, offer.item_id);
    throw fail('package_already_booked', { data: { booked_package_id: open?.id ?? null } });
  }
  const entry = { personId: patient.personId, what: 'package', recordId: id } as const;
  await audit(tx, call, { ...entry, action: 'write', why: ownReason(call) });
  return id;
}
