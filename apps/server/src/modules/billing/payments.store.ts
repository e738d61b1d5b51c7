import type { Insertable, Selectable, Updateable } from 'kysely';
import type { InsurerPart, PaymentParts } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import type { Payment } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { Purpose } from './payable.ts';

export type PaymentRow = Selectable<Payment>;

/** What each source pays of a payment. */
export const partsOf = (payment: Pick<PaymentRow, 'wallet_part' | 'card_part' | 'loyalty_part'>): PaymentParts => ({
  walletPart: halalas(payment.wallet_part),
  cardPart: halalas(payment.card_part),
  loyaltyPart: halalas(payment.loyalty_part),
});

/** Whether the front desk took it. */
export const isOfDesk = ({ method }: Pick<PaymentRow, 'method'>): boolean => method === 'cash' || method === 'terminal';

/** What an insurer bears beside it. */
export const insurerOf = (payment: Pick<PaymentRow, 'insurer_net' | 'insurer_vat'>): InsurerPart => ({
  net: halalas(payment.insurer_net),
  vat: halalas(payment.insurer_vat),
});

export async function insertPayment(tx: Tx, payment: Insertable<Payment>): Promise<PaymentRow> {
  return tx.insertInto('payment').values(payment).returningAll().executeTakeFirstOrThrow();
}

export async function findPayment(sql: Sql, id: number): Promise<PaymentRow | undefined> {
  return sql.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findByReference(sql: Sql, reference: string): Promise<PaymentRow | undefined> {
  return sql.selectFrom('payment').selectAll().where('reference', '=', reference).executeTakeFirst();
}

export async function findByProvider(sql: Sql, provider: string, name: string): Promise<PaymentRow | undefined> {
  return sql
    .selectFrom('payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_reference', '=', name)
    .executeTakeFirst();
}

/** The payment, its row locked until the transaction ends. */
export async function lockPayment(tx: Tx, id: number): Promise<PaymentRow> {
  return tx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** The payments of a thing that are still open, locked. */
export async function lockPending(tx: Tx, purpose: Purpose, entityId: number): Promise<PaymentRow[]> {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('entity_id', '=', entityId)
    .where('status', '=', 'pending')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Whether a payment of a thing is open. The module that owns the thing has locked its row. */
export const isBeingPaid = async (tx: Tx, purpose: Purpose, entityId: number): Promise<boolean> =>
  (await lockPending(tx, purpose, entityId)).length > 0;

/** The payment that paid for a thing, locked. */
export async function lockSuccess(tx: Tx, purpose: Purpose, entityId: number): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('entity_id', '=', entityId)
    .where('status', '=', 'success')
    .forUpdate()
    .executeTakeFirst();
}

/** How much of what was paid for a thing came from points, which go back as points; halalas. */
export async function pointsPaidFor(sql: Sql, purpose: Purpose, entityId: number): Promise<number> {
  const paid = await sql
    .selectFrom('payment')
    .select('loyalty_part')
    .where('purpose', '=', purpose)
    .where('entity_id', '=', entityId)
    .where('status', '=', 'success')
    .executeTakeFirst();
  return paid?.loyalty_part ?? 0;
}

type Batch = { readonly after: number; readonly silent: readonly string[]; readonly count: number };

/** Some whose time is over, beginning after an id, without those of providers that do not answer now. */
export async function listExpired(sql: Sql, now: Date, { after, silent, count }: Batch): Promise<PaymentRow[]> {
  return sql
    .selectFrom('payment')
    .selectAll()
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .where('id', '>', after)
    .$if(silent.length > 0, (q) => q.where((x) => x.or([x('provider', 'is', null), x('provider', 'not in', silent)])))
    .orderBy('id')
    .limit(count)
    .execute();
}

/** The payments of a thing that are open still though their time is over. */
export const listExpiredOf = (sql: Sql, purpose: Purpose, entityId: number, now: Date): Promise<PaymentRow[]> =>
  sql
    .selectFrom('payment')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('entity_id', '=', entityId)
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('id')
    .execute();

export type PaymentChange = Updateable<Payment>;

export async function updatePayment(tx: Tx, id: number, change: PaymentChange): Promise<PaymentRow> {
  return tx.updateTable('payment').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Stores the page that was opened for a payment. When another one was stored before, that one stays and is answered. */
export async function savePage(
  tx: Tx,
  id: number,
  page: Pick<PaymentRow, 'provider' | 'provider_reference' | 'redirect_url'>,
): Promise<PaymentRow> {
  const open = tx.updateTable('payment').set(page).where('id', '=', id).where('redirect_url', 'is', null);
  return (await open.returningAll().executeTakeFirst()) ?? lockPayment(tx, id);
}

type EventRow = { provider: string; event_id: string; payment_id: number; status: string; received_at: Date };

/** Records a provider's event; false when it was recorded before. */
export async function insertEvent(tx: Tx, event: EventRow): Promise<boolean> {
  const row = await tx
    .insertInto('payment_event')
    .values(event)
    .onConflict((c) => c.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasEvent(sql: Sql, provider: string, eventId: string): Promise<boolean> {
  const row = await sql
    .selectFrom('payment_event')
    .select('id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

export type ListedPayment = PaymentRow & { series: string | null; number: number | null };

/** A page of a person's payments, newest first, with the invoice of each, and how many there are. */
export async function listPayments(
  sql: Sql,
  personId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ListedPayment[]; total: number }> {
  const mine = sql.selectFrom('payment').where('payment.person_id', '=', personId);
  const rows = await mine
    .leftJoin('invoice', (j) => j.onRef('invoice.payment_id', '=', 'payment.id').on('invoice.kind', '=', 'invoice'))
    .selectAll('payment')
    .select(['invoice.series', 'invoice.number'])
    .orderBy('payment.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
