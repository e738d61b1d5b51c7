import { sql as raw } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import type { InvoiceRow } from './invoices.store.ts';
import { creditNoteId, type Movement } from './ledger.store.ts';
import type { ListedPayment } from './payments.store.ts';

/** A person's payments with the invoice of each, oldest first. */
export const paymentRows = (sql: Sql, personId: number, after: number, count: number): Promise<ListedPayment[]> =>
  sql
    .selectFrom('payment')
    .leftJoin('invoice', (j) => j.onRef('invoice.payment_id', '=', 'payment.id').on('invoice.kind', '=', 'invoice'))
    .selectAll('payment')
    .select(['invoice.series', 'invoice.number'])
    .where('payment.person_id', '=', personId)
    .where('payment.id', '>', after)
    .orderBy('payment.id')
    .limit(count)
    .execute();

export const invoiceRows = (sql: Sql, personId: number, after: number, count: number): Promise<InvoiceRow[]> =>
  sql
    .selectFrom('invoice')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();

/** Everything that went into a wallet, or a person's points, or out of it, oldest first. */
export const movementRows = (
  sql: Sql,
  of: { readonly account: 'wallet' | 'loyalty'; readonly personId: number },
  after: number,
  count: number,
): Promise<Movement[]> =>
  sql
    .selectFrom('posting')
    .innerJoin('ledger_account', 'ledger_account.id', 'posting.ledger_account_id')
    .innerJoin('journal', 'journal.id', 'posting.journal_id')
    .leftJoin('payment', 'payment.id', 'journal.payment_id')
    .where('ledger_account.kind', '=', of.account)
    .where('ledger_account.person_id', '=', of.personId)
    .where('posting.id', '>', after)
    .orderBy('posting.id')
    .limit(count)
    .select(['posting.id', 'journal.kind', 'journal.occurred_at as at', 'payment.title', 'payment.title_ar'])
    .select([
      'journal.payment_id',
      raw<boolean>`exists (select from invoice i where i.payment_id = journal.payment_id)`.as('has_receipt'),
      creditNoteId.as('credit_note_id'),
    ])
    .select(raw<number>`-posting.amount`.as('amount'))
    .execute();
