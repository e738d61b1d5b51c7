import { sql, type SqlBool } from 'kysely';
import { formatInvoiceNumber } from '@balsam/domain/billing';
import { pointsPerSar } from '#modules/billing/index.ts';
import { fullNames } from '#modules/people/index.ts';
import { shortRead } from '#platform/db/short-read.ts';
import type { Sql } from '#platform/db/types.ts';
import { unplanned } from '#platform/db/unplanned.ts';
import { readLinesOf, readSteps, type OrderRow } from '../common/orders.store.ts';
import { readSubstitutes } from '../common/substitutes.store.ts';
import { readPrescriptionsOf } from '../prescriptions/prescriptions.store.ts';
import { readPhonesToCall } from '../common/order-reach.store.ts';

type Ids = { readonly ids: readonly number[] };

const persons = shortRead((db, { ids }: Ids) =>
  db
    .selectFrom('person')
    .select(['id', 'phone', 'first_name', 'middle_name', 'family_name'])
    .select(['first_name_ar', 'middle_name_ar', 'family_name_ar'])
    .where(sql<SqlBool>`id = any(${unplanned(ids, 'bigint[]')})`),
);
const locations = shortRead((db, { ids }: Ids) =>
  db
    .selectFrom('location')
    .select(['id', 'title', 'title_ar', 'latitude', 'longitude'])
    .where(sql<SqlBool>`id = any(${unplanned(ids, 'bigint[]')})`),
);

/** Phones and names of the people whose orders these are, and the branches of pickups. Who has no phone is called by that of whoever acts for them. */
export async function readPeopleAndBranches(db: Sql, orders: readonly OrderRow[], now: Date) {
  const people = [...new Set(orders.map(({ person_id }) => person_id))];
  const branchIds = [...new Set(orders.flatMap(({ location_id }) => location_id ?? []))];
  const [users, branches] = await Promise.all([
    persons(db, { ids: people }),
    branchIds.length === 0 ? [] : locations(db, { ids: branchIds }),
  ]);
  const known = new Map(users.map((person) => [person.id, person]));
  const forOthers = orders.filter(({ person_id }) => known.get(person_id)?.phone === null);
  const ids = forOthers.map(({ id }) => id);
  const phones = ids.length === 0 ? new Map<number, string | null>() : await readPhonesToCall(db, ids, now);
  return {
    userOf: ({ id, person_id }: OrderRow) => {
      const person = known.get(person_id);
      return person && { phone: person.phone ?? phones.get(id) ?? null, ...fullNames(person) };
    },
    branchOf: new Map(branches.map((branch) => [branch.id, branch])),
  };
}

/**
 * The payment that counts: the one that paid, whatever arrived for nothing after it; while none did, the one that is open, or else the last one
 * that came to nothing says how it was begun.
 */
const findPaymentOf = async (db: Sql, orderId: number) => {
  const row = await db
    .selectFrom('payment as p')
    .leftJoin('invoice as i', (j) => j.onRef('i.payment_id', '=', 'p.id').on('i.kind', '=', 'invoice'))
    .select(['p.id', 'p.amount', 'p.wallet_part', 'p.card_part', 'p.loyalty_part', 'p.method', 'i.series', 'i.number'])
    .select(['p.refunded_part', 'p.refunded_at', 'p.refund_to', 'p.source_refund'])
    .where('p.purpose', '=', 'order')
    .where('p.entity_id', '=', orderId)
    .orderBy((eb) => eb('p.settled_at', 'is', null))
    .orderBy((eb) => eb('p.status', '<>', 'pending'))
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const invoice = row.series !== null && row.number !== null ? formatInvoiceNumber(row.series, row.number) : null;
  return { ...row, invoice };
};

/** The credit notes of an order, oldest first: a part may have been given back before the rest was. */
const readCreditNotes = async (db: Sql, orderId: number) => {
  const rows = await db
    .selectFrom('invoice as i')
    .innerJoin('payment as p', 'p.id', 'i.payment_id')
    .select(['i.id', 'i.payment_id', 'i.series', 'i.number', 'i.total', 'i.issued_at'])
    .where('p.purpose', '=', 'order')
    .where('p.entity_id', '=', orderId)
    .where('i.kind', '=', 'credit_note')
    .orderBy('i.id')
    .limit(200)
    .execute();
  return rows.map(({ series, number, ...row }) => ({ ...row, number: formatInvoiceNumber(series, number) }));
};

/** All that the page of one order shows beside its row. */
export async function readFacts(db: Sql, order: OrderRow, now: Date) {
  const [lines, steps, { userOf, branchOf }, payment, prescriptions, rider, perSar, creditNotes, leaves, substitutes] =
    await Promise.all([
      readLinesOf(db, [order.id]),
      readSteps(db, order.id),
      readPeopleAndBranches(db, [order], now),
      findPaymentOf(db, order.id),
      readPrescriptionsOf(db, order.id),
      db
        .selectFrom('person')
        .select(['first_name', 'first_name_ar', 'phone', 'vehicle_number', 'vehicle_type'])
        .where('id', '=', order.rider_id ?? 0)
        .executeTakeFirst(),
      pointsPerSar(db),
      readCreditNotes(db, order.id),
      db
        .selectFrom('location')
        .select('phone')
        .where('id', '=', order.branch_id ?? order.location_id ?? 0)
        .executeTakeFirst(),
      readSubstitutes(db, order.id),
    ]);
  const user = userOf(order);
  const branch = order.location_id === null ? undefined : branchOf.get(order.location_id);
  const branchPhone = leaves?.phone || null;
  const shown = {
    lines,
    steps,
    user,
    branch,
    payment,
    prescriptions,
    rider,
    perSar,
    creditNotes,
    substitutes,
  };
  return { ...shown, branchPhone };
}

export type OrderFacts = Awaited<ReturnType<typeof readFacts>>;

/** The branches that products can be picked up at. */
export const listBranches = (db: Sql) => db.selectFrom('location').selectAll().orderBy('id').limit(100).execute();
