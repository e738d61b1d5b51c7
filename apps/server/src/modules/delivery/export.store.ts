import { sql as raw } from 'kysely';
import type { Sql } from '#platform/db/types.ts';

/** A page of the orders that somebody was asked to bring, for the copy of their data. */
export const assignmentRows = (sql: Sql, riderId: number, after: number, count: number) =>
  sql
    .selectFrom('delivery_assignment')
    .select(['id', 'order_id', 'assigned_at', 'answer_by', 'accepted_at', 'ended_at', 'outcome', 'reason'])
    .where('rider_id', '=', riderId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();

export const shiftRows = (sql: Sql, riderId: number, after: number, count: number) =>
  sql
    .selectFrom('rider_shift as s')
    .innerJoin('location as b', 'b.id', 's.location_id')
    .select(['s.id', 'b.title as branch', 'b.title_ar as branch_ar', 's.started_at', 's.ended_at'])
    .where('s.rider_id', '=', riderId)
    .where('s.id', '>', after)
    .orderBy('s.id')
    .limit(count)
    .execute();

/** How orders were handed over or came back, by the order; of the pictures only whether there are any: they are the customers'. */
export const handOverRows = (sql: Sql, riderId: number, after: number, count: number) =>
  sql
    .selectFrom('delivery_proof')
    .select(['order_id as id', 'at', 'reason'])
    .select(raw<boolean>`photo is not null`.as('has_photo'))
    .select(raw<boolean>`signature is not null`.as('has_signature'))
    .where('rider_id', '=', riderId)
    .where('order_id', '>', after)
    .orderBy('order_id')
    .limit(count)
    .execute();

/** Where somebody was last, while that is kept. */
export const positionRows = (sql: Sql, riderId: number) =>
  sql
    .selectFrom('rider_position')
    .select(['latitude', 'longitude', 'measured_at', 'received_at'])
    .where('rider_id', '=', riderId)
    .execute();

/** What somebody's vehicle carries. */
export const vehicleRows = (sql: Sql, riderId: number) =>
  sql.selectFrom('rider_vehicle').select(['max_grams', 'has_cold_box']).where('person_id', '=', riderId).execute();

/** A page of the pictures of hand-overs of somebody's own orders, by the order. */
export const ownProofRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('delivery_proof as d')
    .innerJoin('pharmacy_order as o', 'o.id', 'd.order_id')
    .select(['o.id', 'd.photo', 'd.signature'])
    .where('o.person_id', '=', personId)
    .where('o.id', '>', after)
    .orderBy('o.id')
    .limit(count)
    .execute();
