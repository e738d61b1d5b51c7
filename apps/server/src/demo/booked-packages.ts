import { sql } from 'kysely';
import { vatPercent } from '@balsam/domain/billing';
import { packageRules, serviceShares, termsOf, validUntil } from '@balsam/domain/packages';
import { halalas, vatOf, type Halalas } from '@balsam/domain/money';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import { patientByMrn } from '#modules/people/index.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Seeding } from './seeding.ts';

/** Who has a package in four terms of which the first is paid. Sara's second term is still to come; those of two others are late. */
const holders = [
  { mrn: '1000001', daysAgo: 20 },
  { mrn: '1000044', daysAgo: 40 },
  { mrn: '1000045', daysAgo: 40 },
] as const;

const held = 'Living with diabetes';
const termCount = 4;

/** The single services of a booked package, each with its share of the price. */
async function takeServices(tx: Tx, bookedId: number, packageId: number, price: { net: Halalas; vat: Halalas }) {
  const services = await tx
    .selectFrom('service_package_service')
    .select(['id', 'quantity', 'unit_price'])
    .where('package_id', '=', packageId)
    .orderBy('id')
    .execute();
  const units = services.flatMap((service) => Array.from({ length: service.quantity }, () => service));
  const shares = serviceShares(
    price,
    units.map(({ unit_price }) => halalas(unit_price)),
  );
  await tx
    .insertInto('booked_package_service')
    .values(units.map(({ id }, n) => ({ booked_package_id: bookedId, service_id: id, ...shares[n]! })))
    .execute();
}

async function bookFor(tx: Tx, { mrn, daysAgo }: (typeof holders)[number], now: Date): Promise<void> {
  const patient = (await patientByMrn(tx, mrn))!;
  const account = await tx
    .selectFrom('account')
    .select('id')
    .where('person_id', '=', patient.personId)
    .executeTakeFirstOrThrow();
  const offer = await tx
    .selectFrom('service_package')
    .select(['id', 'item_id', 'price'])
    .where('title', '=', held)
    .executeTakeFirstOrThrow();
  const percent = vatPercent({ kind: 'health_service', payerIsCitizen: patient.isCitizen });
  const price = { net: halalas(offer.price), vat: vatOf(halalas(offer.price), percent) };
  const then = addMinutes(now, -daysAgo * 1440);
  const booked = await tx
    .insertInto('booked_package')
    .values({
      package_id: offer.id,
      item_id: offer.item_id,
      person_id: patient.personId,
      booked_by: account.id,
      state: 'active',
      price: price.net,
      vat: price.vat,
      vat_percent: percent,
      created_at: then,
      draft_until: addMinutes(then, packageRules.draftHours * 60),
      valid_until: validUntil(riyadhDay(then)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('booked_package_term')
    .values(
      termsOf(price, termCount, riyadhDay(then)).map(({ number, net, vat, dueOn }) => ({
        booked_package_id: booked.id,
        number,
        net,
        vat,
        due_on: dueOn,
        ...(number === 1 && { payment_status: 'paid' as const, paid_at: addMinutes(then, 5) }),
      })),
    )
    .execute();
  await takeServices(tx, booked.id, offer.id, price);
}

/** Packages that people of the demo hospital have. */
export async function seedBookedPackages(tx: Tx, { now }: Seeding): Promise<void> {
  for (const holder of holders) await bookFor(tx, holder, now);
}

/** A payment by card for each term that was paid; the books and the invoice are made with those of the visits. */
export async function payTerms(tx: Tx): Promise<void> {
  await sql`
    insert into payment (reference, person_id, account_id, purpose, entity_id, method, amount, vat, vat_percent, title, title_ar,
      wallet_part, card_part, provider, status, operation_message, operation_message_ar, created_at, expires_at, settled_at)
    select md5('demo term ' || t.id)::uuid, b.person_id, b.booked_by, 'package', t.id, 'card', t.net + t.vat, t.vat, b.vat_percent,
      'Package: ' || p.title || ' (instalment ' || t.number || ' of ' || ${termCount}::text || ')',
      'باقة: ' || p.title_ar || ' (الدفعة ' || t.number || ' من ' || ${termCount}::text || ')',
      0, t.net + t.vat, 'sandbox', 'success', 'Your payment is complete', 'اكتملت عملية الدفع',
      t.paid_at - interval '2 minutes', t.paid_at + interval '28 minutes', t.paid_at
    from booked_package_term t
    join booked_package b on b.id = t.booked_package_id
    join service_package p on p.id = b.package_id
    where t.payment_status = 'paid'
    order by t.id
  `.execute(tx);
}
