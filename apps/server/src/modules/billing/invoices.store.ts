import { formatInvoiceNumber } from '@balsam/domain/billing';
import { sql as raw, type Insertable, type Selectable } from 'kysely';
import type { Invoice } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { Purpose } from './payable.ts';
import { orderedBy } from './purchases.store.ts';

export type InvoiceRow = Selectable<Invoice>;
export type InvoiceKind = InvoiceRow['kind'];

/**
 * The next number of a series. The row stays locked until the transaction ends, and a transaction that fails gives the number back:
 * so the series has no gap (D4.03).
 */
export async function takeNumber(tx: Tx, series: string): Promise<number> {
  const row = await tx
    .insertInto('invoice_series')
    .values({ name: series, next_number: 2 })
    .onConflict((c) => c.column('name').doUpdateSet({ next_number: raw`invoice_series.next_number + 1` }))
    .returning(raw<number>`next_number - 1`.as('number'))
    .executeTakeFirstOrThrow();
  return row.number;
}

export async function insertInvoice(tx: Tx, invoice: Insertable<Invoice>): Promise<void> {
  await tx.insertInto('invoice').values(invoice).execute();
}

/** The invoice of a payment, or of its credit notes the one that is named, or else the last. */
export async function findInvoice(
  sql: Sql,
  paymentId: number,
  kind: InvoiceKind,
  note?: number,
): Promise<InvoiceRow | undefined> {
  return sql
    .selectFrom('invoice')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .$if(note !== undefined, (q) => q.where('id', '=', note!))
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** The invoice and the credit notes of a payment, oldest first. */
export const findInvoices = (sql: Sql, paymentId: number): Promise<InvoiceRow[]> =>
  sql.selectFrom('invoice').selectAll().where('payment_id', '=', paymentId).orderBy('id').execute();

/** The last invoice or credit note of a thing. */
export async function findInvoiceOf(
  sql: Sql,
  purpose: Purpose,
  entityId: number,
  kind: InvoiceKind,
): Promise<InvoiceRow | undefined> {
  return sql
    .selectFrom('invoice')
    .innerJoin('payment', 'payment.id', 'invoice.payment_id')
    .selectAll('invoice')
    .where('payment.purpose', '=', purpose)
    .where('payment.entity_id', '=', entityId)
    .where('invoice.kind', '=', kind)
    .orderBy('invoice.id', 'desc')
    .executeTakeFirst();
}

/** The invoice that a credit note takes back, and the payment that either is about. */
export async function findAround(sql: Sql, invoice: InvoiceRow) {
  return (
    sql
      .selectFrom('payment')
      .leftJoin('invoice as original', (join) => join.on('original.id', '=', invoice.refers_to ?? 0))
      .where('payment.id', '=', invoice.payment_id)
      .select(['payment.reference', 'payment.wallet_part', 'payment.card_part', 'payment.loyalty_part'])
      .select(['payment.method', 'payment.refund_to', 'payment.refunded_at', 'payment.source_refund'])
      .select(['payment.insurer_net', 'payment.discount'])
      .select(['original.series as original_series', 'original.number as original_number'])
      // What earlier notes of the payment gave back.
      .select(
        raw<number>`(select coalesce(sum(note.total), 0)::bigint from invoice note
        where note.payment_id = payment.id and note.kind = 'credit_note' and note.id < ${invoice.id})`.as(
          'given_before',
        ),
      )
      .executeTakeFirstOrThrow()
  );
}

/** The settings about the seller that are not empty, by their titles. */
export async function readSellerSettings(sql: Sql, titles: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const rows = await sql.selectFrom('setting').select(['title', 'value']).where('title', 'in', titles).execute();
  return new Map(rows.filter(({ value }) => value !== '').map(({ title, value }) => [title, value]));
}

export type ListedInvoice = InvoiceRow & { readonly title: string; readonly title_ar: string };

type Listed = {
  readonly from: Date;
  readonly until: Date;
  /** Of orders the papers of those alone that this account made. */
  readonly ofOrdersBy: number | undefined;
};

/** The invoices and credit notes of a person that were issued in [from, until), latest first, and how many there are. */
export async function listInvoices(
  sql: Sql,
  personId: number,
  { from, until, ofOrdersBy: by }: Listed,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ListedInvoice[]; total: number }> {
  const mine = sql
    .selectFrom('invoice')
    .where('invoice.person_id', '=', personId)
    .where('invoice.issued_at', '>=', from)
    .where('invoice.issued_at', '<', until)
    .innerJoin('payment', 'payment.id', 'invoice.payment_id')
    .$if(by !== undefined, (q) => q.where(raw<boolean>`coalesce(${orderedBy} = ${by!}, true)`));
  const rows = await mine
    .selectAll('invoice')
    .select(['payment.title', 'payment.title_ar'])
    .orderBy('invoice.issued_at', 'desc')
    .orderBy('invoice.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await mine.select((x) => x.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** The numbers of the invoices of these things, by the thing. */
export async function invoiceNumbersOf(
  sql: Sql,
  purpose: Purpose,
  entityIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (entityIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('invoice')
    .innerJoin('payment', 'payment.id', 'invoice.payment_id')
    .select(['payment.entity_id', 'invoice.series', 'invoice.number'])
    .where('payment.purpose', '=', purpose)
    .where('payment.entity_id', 'in', entityIds)
    .where('invoice.kind', '=', 'invoice')
    .orderBy('invoice.id')
    .execute();
  return new Map(rows.map((row) => [row.entity_id, formatInvoiceNumber(row.series, row.number)]));
}
