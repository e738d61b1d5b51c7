import { sql } from 'kysely';
import { zatcaQr } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import { orderName } from '@balsam/domain/orders';
import { addMinutes } from '@balsam/domain/time';
import { currentSeller, openLoyalty, openWallet, refundPayment } from '#modules/billing/index.ts';
import { remainingInvoiceLines } from '#modules/orders/index.ts';
import type { Tx } from '#platform/db/types.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { payTerms } from './booked-packages.ts';
import type { Seeding } from './seeding.ts';
import { seedSeller } from './seller.ts';

/** DECISIONS §8: what Sara's wallet holds, and her loyalty points; four more people have a little of both. */
const balances = [
  { mrn: '1000001', amount: halalas(500_00), points: 5_000 },
  { mrn: '1000028', amount: halalas(30_00), points: 2_000 },
  { mrn: '1000027', amount: halalas(30_00), points: 2_000 },
  { mrn: '1000044', amount: halalas(30_00), points: 2_000 },
  { mrn: '1000045', amount: halalas(30_00), points: 2_000 },
] as const;

async function fillBalance(tx: Tx, { mrn, amount, points }: (typeof balances)[number], then: Date): Promise<void> {
  const { id } = await tx.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow();
  await openWallet(tx, id, amount, then);
  await openLoyalty(tx, id, points, then);
}

async function fillBalances(tx: Tx, now: Date): Promise<void> {
  for (const balance of balances) await fillBalance(tx, balance, addMinutes(now, -30 * 1440));
}

/** No care was given, and not for want of the patient `a`. */
const wasGivenBack = sql`(a.state = 'missed' and a.missed_by <> 'patient')`;

/** A payment by card for each visit that was paid, five minutes after it was booked. */
async function payVisits(tx: Tx): Promise<void> {
  await sql`
    insert into payment (reference, person_id, account_id, purpose, entity_id, method, amount, vat, vat_percent, title, title_ar,
      wallet_part, card_part, provider, provider_reference, status, operation_message, operation_message_ar, created_at, expires_at, settled_at)
    select md5('demo payment ' || a.id)::uuid, a.patient_id, coalesce(a.booked_by, own.id, office.id), 'appointment', a.id, 'card',
      a.price + a.vat, a.vat, case when a.vat > 0 then 15 else 0 end,
      'Consultation with Dr. ' || dp.first_name || ' ' || dp.family_name,
      'استشارة مع د. ' || dp.first_name_ar || ' ' || dp.family_name_ar,
      0, a.price + a.vat, 'sandbox', case when ${wasGivenBack} then md5('demo visit charge ' || a.id)::uuid::text end, 'success', 'Your payment is complete', 'اكتملت عملية الدفع',
      a.created_at + interval '3 minutes', a.created_at + interval '33 minutes', a.created_at + interval '5 minutes'
    from appointment a
    join doctor d on d.id = a.doctor_id
    join person dp on dp.id = d.person_id
    left join account own on own.person_id = a.patient_id
    cross join lateral (select min(id) as id from account where role_id = 1) as office
    where (a.payment_status in ('paid', 'success') or ${wasGivenBack}) and a.price > 0
    order by a.created_at, a.id
  `.execute(tx);
}

/** A payment by card for each order, in the minutes before it was placed, with its charge. The delivery has its VAT inside. */
async function payOrders(tx: Tx): Promise<void> {
  const orders = await tx.selectFrom('pharmacy_order').select('id').execute();
  const names = orders.map(({ id }) => ({ id, ...orderName(id) }));
  await sql`
    insert into payment (reference, person_id, account_id, purpose, entity_id, method, amount, vat, vat_percent, title, title_ar,
      wallet_part, card_part, provider, provider_reference, status, operation_message, operation_message_ar, created_at, expires_at, settled_at)
    select md5('demo order ' || o.id)::uuid, o.person_id, o.account_id, 'order', o.id, 'card', o.total,
      o.vat + round((o.shipping + o.fast_shipping) * o.vat_percent / (100.0 + o.vat_percent)), 15,
      n.en, n.ar,
      0, o.total, 'sandbox', md5('demo charge ' || o.id)::uuid, 'success', 'Your payment is complete', 'اكتملت عملية الدفع', o.created_at, o.payable_until, o.placed_at
    from pharmacy_order o
    join jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as n (id bigint, en text, ar text) on n.id = o.id
    order by o.id
  `.execute(tx);
  await sql`
    insert into sandbox_charge (id, amount, currency, description, return_url, webhook_url, metadata_reference, status, language, created_at, expires_at)
    select provider_reference::uuid, amount, 'SAR', title_ar, '', '', reference, 'paid', 'ar', created_at, expires_at
    from payment where provider_reference is not null order by id
  `.execute(tx);
}

/** The lines of the invoice of an order: its goods, and the delivery where it costs anything. */
const linesOfOrder = sql`(
  select jsonb_agg(line.body order by line.n) from (
    select l.id as n, jsonb_build_object('title', l.name, 'title_ar', l.name_ar, 'quantity', l.quantity,
      'taxable', l.net - l.coupon_share, 'vat_percent', l.vat_percent, 'vat', l.vat, 'total', l.total) as body
    from order_line l where l.order_id = p.entity_id
    union all
    select null, jsonb_build_object('title', 'Delivery', 'title_ar', 'التوصيل', 'quantity', 1, 'taxable', fee.total - fee.vat,
      'vat_percent', o.vat_percent, 'vat', fee.vat, 'total', fee.total)
    from pharmacy_order o cross join lateral (select o.shipping + o.fast_shipping as total,
      round((o.shipping + o.fast_shipping) * o.vat_percent / (100.0 + o.vat_percent)) as vat) as fee
    where o.id = p.entity_id and fee.total > 0
  ) as line)`;

/** The journal of each payment: the card's money against revenue and VAT. */
async function bookSales(tx: Tx): Promise<void> {
  await sql`
    insert into journal (key, kind, payment_id, occurred_at)
    select 'payment:' || id, 'payment', id, settled_at from payment where status = 'success' order by id
  `.execute(tx);
  await sql`
    insert into ledger_account (kind) values ('gateway_clearing'), ('revenue'), ('vat_payable') on conflict do nothing
  `.execute(tx);
  await sql`
    insert into posting (journal_id, ledger_account_id, amount)
    select j.id, account.id, side.amount
    from journal j
    join payment p on p.id = j.payment_id
    cross join lateral (values ('gateway_clearing', p.amount), ('revenue', p.vat - p.amount), ('vat_payable', -p.vat)) as side (kind, amount)
    join ledger_account account on account.kind = side.kind and account.person_id is null
    where side.amount <> 0
    order by j.id
  `.execute(tx);
}

/** A tax invoice for each payment, numbered without a gap in the order of payment. */
async function issueInvoices(tx: Tx): Promise<void> {
  const seller = await currentSeller(tx);
  const payments = await tx
    .selectFrom('payment')
    .selectAll()
    .where('status', '=', 'success')
    .orderBy('settled_at')
    .orderBy('id')
    .execute();
  const rows = payments.map((p, n) => ({
    number: n + 1,
    payment_id: p.id,
    qr: zatcaQr({
      sellerName: seller.name_ar,
      vatNumber: seller.vat_number,
      issuedAt: p.settled_at ?? p.created_at,
      totalHalalas: halalas(p.amount),
      vatHalalas: halalas(p.vat),
    }),
  }));
  await tx
    .insertInto('invoice_series')
    .values({ name: 'INV', next_number: rows.length + 1 })
    .execute();
  await sql`
    insert into invoice (series, number, kind, payment_id, person_id, seller, lines, subtotal, vat, total, qr, issued_at)
    select 'INV', r.number, 'invoice', p.id, p.person_id, ${JSON.stringify(seller)}::jsonb,
      case when p.purpose = 'order' then ${linesOfOrder} else jsonb_build_array(jsonb_build_object('title', p.title, 'title_ar', p.title_ar,
        'quantity', 1, 'taxable', p.amount - p.vat, 'vat_percent', p.vat_percent, 'vat', p.vat, 'total', p.amount)) end,
      p.amount - p.vat, p.vat, p.amount, r.qr, p.settled_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (number bigint, payment_id bigint, qr text)
    join payment p on p.id = r.payment_id
    order by r.number
  `.execute(tx);
}

/** What ended without a delivery is given back to its card, of a returned order the goods alone: the provider does it at the first start. */
async function refundOrders(tx: Tx): Promise<void> {
  const ended = await tx
    .selectFrom('pharmacy_order')
    .select(['id', 'state', 'completed_at'])
    .where('payment_state', '=', 'refunded')
    .orderBy('completed_at')
    .execute();
  for (const { id, state, completed_at } of ended) {
    const lines = state === 'returned' ? { lines: await remainingInvoiceLines(tx, id) } : {};
    const call = systemCall(completed_at!, 'demo');
    await refundPayment(tx, call, { purpose: 'order', entityId: id, why: 'system', to: 'source', ...lines });
  }
}

/** The price of a visit that did not take place goes back to its card by itself (D10.03). */
async function refundVisits(tx: Tx): Promise<void> {
  const ended = await tx
    .selectFrom('appointment as a')
    .select(['a.id', 'a.ended_at'])
    .where(sql<boolean>`${wasGivenBack}`)
    .orderBy('a.ended_at')
    .execute();
  for (const { id, ended_at } of ended)
    await refundPayment(tx, systemCall(ended_at!, 'demo'), {
      purpose: 'appointment',
      entityId: id,
      why: 'system',
      to: 'source',
    });
}

/** Sara's wallet, the seller, and what stands behind each visit, order and term of a package that was paid: payment, books, invoice. */
export async function seedBilling(tx: Tx, { now }: Seeding): Promise<void> {
  await fillBalances(tx, now);
  await seedSeller(tx);
  await payVisits(tx);
  await payOrders(tx);
  await payTerms(tx);
  await bookSales(tx);
  await issueInvoices(tx);
  await refundOrders(tx);
  await refundVisits(tx);
}
