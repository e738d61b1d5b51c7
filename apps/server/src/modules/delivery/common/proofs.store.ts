import { sql } from 'kysely';
import { roles } from '@balsam/domain/identity';
import type { Sql, Tx } from '#platform/db/types.ts';

export type ShipmentRow = {
  readonly order_id: number;
  readonly grams: number;
  readonly is_cold: boolean;
  readonly is_prescription: boolean;
  /** It holds what the register withdrew: it is given to nobody. */
  readonly is_withdrawn: boolean;
  /** Whoever it was given to is a rider no more: locked out or gone. */
  readonly rider_is_gone: boolean;
  readonly branch_id: number | null;
  readonly title: string | null;
  readonly title_ar: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** What these orders weigh and need, and the branch that each leaves, in one statement. */
export async function readShipments(db: Sql, orderIds: readonly number[]): Promise<ReadonlyMap<number, ShipmentRow>> {
  const { rows } = await sql<ShipmentRow>`
    select o.id::int as order_id, coalesce(g.grams, 0)::int as grams, coalesce(g.is_cold, false) as is_cold,
      coalesce(g.is_prescription, false) as is_prescription, coalesce(g.is_withdrawn, false) as is_withdrawn,
      o.rider_id is not null and not exists (select from account c
        where c.person_id = o.rider_id and c.role_id = ${roles.rider} and c.status = 'active') as rider_is_gone,
      b.id::int as branch_id, b.title, b.title_ar, b.latitude, b.longitude
    from pharmacy_order o
    left join lateral (
      select sum(l.quantity * p.weight_grams) as grams, bool_or(l.is_cold_chain) as is_cold, bool_or(l.is_prescription) as is_prescription,
        bool_or(p.register_refusal is not null) as is_withdrawn
      from order_line l join product p on p.id = l.product_id where l.order_id = o.id and l.taken_out_at is null) g on true
    left join lateral (
      select t.location_id from order_stock s join stock_lot t on t.id = s.lot_id where s.order_id = o.id
      group by t.location_id order by sum(s.quantity) desc, t.location_id limit 1) f on true
    left join location b on b.id = coalesce(o.branch_id, f.location_id)
    where o.id = any(${[...orderIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** The open assignments of these orders. */
export async function readAssignments(db: Sql, orderIds: readonly number[]) {
  const rows = await db
    .selectFrom('delivery_assignment')
    .select(['order_id', 'rider_id', 'answer_by', 'accepted_at'])
    .where('order_id', 'in', [...orderIds, 0])
    .where('ended_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** What shows how these orders were handed over, or why they came back. */
export async function readProofs(db: Sql, orderIds: readonly number[]) {
  const rows = await db
    .selectFrom('delivery_proof')
    .selectAll()
    .where('order_id', 'in', [...orderIds, 0])
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

type Proof = {
  readonly order_id: number;
  readonly rider_id: number;
  readonly photo: string | null;
  readonly signature: string | null;
  readonly reason: string | null;
  readonly at: Date;
  readonly missing: readonly string[];
};

/** Whether one of these pictures stands for an order, as its photo or as its signature. */
const areUsed = async (tx: Tx, pictures: readonly string[]): Promise<boolean> =>
  (await tx
    .selectFrom('delivery_proof')
    .select('order_id')
    .where((w) => w.or([w('photo', 'in', pictures), w('signature', 'in', pictures)]))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Keeps the proof of an order; false when one of its pictures stands for another order already. Their rows are locked first: two orders that
 * name one picture at the same moment come one after the other.
 */
export async function insertProof(tx: Tx, proof: Proof): Promise<boolean> {
  const pictures = [proof.photo, proof.signature].filter((id) => id !== null);
  if (pictures.length > 0) {
    await tx
      .selectFrom('stored_file')
      .select('id')
      .where('id', 'in', pictures)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    if (await areUsed(tx, pictures)) return false;
  }
  const row = await tx
    .insertInto('delivery_proof')
    .values({ ...proof, missing: [...proof.missing] })
    .onConflict((c) => c.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many of these are pictures of deliveries that this rider sent. They stay until the transaction ends, whatever a clean-up does meanwhile. */
export async function lockPictures(tx: Tx, riderId: number, ids: readonly string[]): Promise<number> {
  const rows = await tx
    .selectFrom('stored_file')
    .select('id')
    .where('id', 'in', [...ids])
    .where('person_id', '=', riderId)
    .where('kind', '=', 'delivery')
    .forKeyShare()
    .execute();
  return rows.length;
}

/** Whether the file `f` shows how an order was handed over, or why it came back. */
export const isProof = sql<boolean>`exists (select from delivery_proof d where f.id in (d.photo, d.signature))`;

/** The order that a picture is the proof of, its patient, by which log-in it was made and who brought it. */
export const findProofPicture = (db: Sql, fileId: string) =>
  db
    .selectFrom('delivery_proof as d')
    .innerJoin('pharmacy_order as o', 'o.id', 'd.order_id')
    .select(['o.id', 'o.person_id', 'o.account_id', 'd.rider_id'])
    .where((w) => w.or([w('d.photo', '=', fileId), w('d.signature', '=', fileId)]))
    .executeTakeFirst();
