import type { Sql, Tx } from '#platform/db/types.ts';

/** The open shift of a rider, and where it began. */
export const findShift = (db: Sql, riderId: number) =>
  db
    .selectFrom('rider_shift as s')
    .innerJoin('location as b', 'b.id', 's.location_id')
    .select(['s.id', 's.location_id', 's.started_at', 'b.title', 'b.title_ar', 'b.latitude', 'b.longitude'])
    .where('s.rider_id', '=', riderId)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();

/** Branches at which a shift can begin. */
export const listBranches = (db: Sql) =>
  db.selectFrom('location').select(['id', 'title', 'title_ar']).orderBy('id').limit(50).execute();

export const findBranch = (db: Sql, id: number) =>
  db.selectFrom('location').select('id').where('id', '=', id).executeTakeFirst();

/** Begins a shift; false while the rider has one. */
export async function insertShift(
  tx: Tx,
  shift: { readonly riderId: number; readonly locationId: number },
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('rider_shift')
    .values({ rider_id: shift.riderId, location_id: shift.locationId, started_at: now })
    .onConflict((c) => c.column('rider_id').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the rider's shift; false when there is none. */
export async function closeShift(tx: Tx, riderId: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('rider_shift')
    .set({ ended_at: now })
    .where('rider_id', '=', riderId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The orders that somebody has and has not brought, their rows locked. */
export const lockOpenOrders = (tx: Tx, riderId: number) =>
  tx
    .selectFrom('pharmacy_order')
    .selectAll()
    .where('rider_id', '=', riderId)
    .where('completed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

/** The system tries again at once to assign all that waits. */
export async function clearPostponements(tx: Tx): Promise<void> {
  await tx
    .updateTable('pharmacy_order')
    .set({ assign_after: null })
    .where('state', '=', 'out_for_delivery')
    .where('assign_after', 'is not', null)
    .execute();
}
