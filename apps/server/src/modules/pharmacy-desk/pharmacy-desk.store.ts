import { sql, type Selectable } from 'kysely';
import { isOrderActive, prescriptionLimits, type OrderState } from '@balsam/domain/orders';
import type { PharmacyOrder } from '#platform/db/schema.gen.ts';
import type { Sql } from '#platform/db/types.ts';
import { orderMatches } from '#modules/orders/index.ts';

type OrderRow = Selectable<PharmacyOrder>;
export type QueueFilter = {
  readonly state: OrderState | 'open' | undefined;
  readonly q: string | undefined;
  readonly now: Date;
};

const open = sql`('placed', 'confirmed', 'processed', 'ready_to_ship')`;
const stateIs = (state: QueueFilter['state']) =>
  state === undefined
    ? sql<boolean>`o.state is not null`
    : state === 'open'
      ? sql<boolean>`o.state in ${open}`
      : sql<boolean>`o.state = ${state}`;

const reach = { number: 'whole', phone: 'part', names: true } as const;

/** A page of the queue: what is to be done from the oldest, what is over from the newest; and how many there are. */
export async function findQueue(db: Sql, { state, q, now }: QueueFilter, page: { limit: number; offset: number }) {
  const wanted = db
    .selectFrom('pharmacy_order as o')
    .innerJoin('person as p', 'p.id', 'o.person_id')
    .where(stateIs(state))
    .where(orderMatches(q, { ...reach, now }));
  const oldestFirst = state === 'open' || (state !== undefined && isOrderActive(state));
  const rows: OrderRow[] = await wanted
    .selectAll('o')
    .orderBy(oldestFirst ? sql`o.id` : sql`o.id desc`)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await wanted.select((x) => x.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** How many orders are in each state. */
export async function countStates(db: Sql): Promise<{ state: OrderState; count: number }[]> {
  const { rows } = await sql<{ state: OrderState; count: number }>`
    select state, count(*)::int as count from pharmacy_order where state is not null group by state`.execute(db);
  return rows;
}

/** One order that was paid. */
export const findPaid = (db: Sql, id: number) =>
  db.selectFrom('pharmacy_order').selectAll().where('id', '=', id).where('state', 'is not', null).executeTakeFirst();

/** Who ordered. */
export const readPatients = (db: Sql, ids: readonly number[]) =>
  db
    .selectFrom('person')
    .select(['id', 'mrn', 'birth_date', 'gender'])
    .select(['first_name', 'family_name', 'first_name_ar', 'family_name_ar'])
    .where('id', 'in', [...ids, 0])
    .execute();

/** The states of the prescriptions of these orders. */
export const readPrescriptionStates = (db: Sql, orderIds: readonly number[]) =>
  db
    .selectFrom('prescription')
    .select(['order_id', 'state'])
    .where('order_id', 'in', [...orderIds, 0])
    .orderBy('id')
    .execute();

/** The lots that an order holds for what is in it, in the order in which a branch is walked: nothing yet of a substitute that its patient is asked about. */
export async function readPicks(db: Sql, orderId: number, now: Date) {
  const { rows } = await sql<{
    PRODUCT_ID: number;
    LOT: string;
    EXPIRES_ON: string;
    IS_EXPIRED: boolean;
    QUANTITY: number;
    BRANCH: string;
    BRANCH_AR: string;
  }>`
    select s.product_id::int as "PRODUCT_ID", s.lot as "LOT", s.expires_on as "EXPIRES_ON",
      s.expires_on <= (${now}::timestamptz at time zone 'Asia/Riyadh')::date as "IS_EXPIRED", o.quantity as "QUANTITY",
      l.title as "BRANCH", l.title_ar as "BRANCH_AR"
    from order_stock o join stock_lot s on s.id = o.lot_id join location l on l.id = s.location_id
    where o.order_id = ${orderId}
      and exists (select from order_line n where n.order_id = o.order_id and n.product_id = s.product_id and n.taken_out_at is null)
    order by l.id, s.product_id, s.expires_on limit 500`.execute(db);
  return rows;
}

/** What was done with an order, the first first, and by whom. */
export const readHistory = (db: Sql, orderId: number) =>
  db
    .selectFrom('order_event as e')
    .leftJoin('account as a', 'a.id', 'e.by_account_id')
    .leftJoin('person as p', 'p.id', 'a.person_id')
    .select(['e.at', 'e.from_state', 'e.to_state', 'e.reason', 'e.by_role', 'a.role_id'])
    .select(['p.first_name', 'p.family_name', 'p.first_name_ar', 'p.family_name_ar'])
    .where('e.order_id', '=', orderId)
    .orderBy('e.id')
    .limit(100)
    .execute();

/** The prescriptions of an order with what was decided of them, and by whom. */
export const readReviews = (db: Sql, orderId: number) =>
  db
    .selectFrom('prescription as r')
    .leftJoin('account as a', 'a.id', 'r.judged_by')
    .leftJoin('person as p', 'p.id', 'a.person_id')
    .select(['r.state', 'r.judged_at', 'r.reason', 'a.role_id'])
    .select(['p.first_name', 'p.family_name', 'p.first_name_ar', 'p.family_name_ar'])
    .where('r.order_id', '=', orderId)
    .orderBy('r.id')
    .limit(prescriptionLimits.ofOrder)
    .execute();

/** Whose prescription in an order a picture belongs to. */
export const findPrescriptionFile = (db: Sql, fileId: string) =>
  db
    .selectFrom('prescription_file as f')
    .innerJoin('prescription as p', 'p.id', 'f.prescription_id')
    .innerJoin('pharmacy_order as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.person_id'])
    .where('f.file_id', '=', fileId)
    .where('o.state', 'is not', null)
    .executeTakeFirst();

/** The persons whose screens show the queue. */
export async function readPharmacists(db: Sql, roleIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('person_id')
    .where('role_id', 'in', roleIds)
    .where('status', '=', 'active')
    .execute();
  return rows.map(({ person_id }) => person_id);
}
