import { sql } from 'kysely';
import { roles, staffStates } from '@balsam/domain/identity';
import { nameContains } from '#platform/db/names-like.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

const searched = sql<string>`concat_ws(' ', p.first_name, p.family_name, p.first_name_ar, p.family_name_ar, a.login_email, p.vehicle_number)`;

const selectRiders = (db: Sql) =>
  db
    .selectFrom('account as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .leftJoin('rider_vehicle as v', 'v.person_id', 'p.id')
    .select(['p.id', 'a.login_email', 'a.status', 'p.phone', 'p.portrait', 'p.vehicle_number', 'p.vehicle_type'])
    .select(['p.first_name', 'p.middle_name', 'p.family_name'])
    .select(['p.first_name_ar', 'p.middle_name_ar', 'p.family_name_ar'])
    .select(['v.max_grams', 'v.has_cold_box'])
    .where('a.role_id', '=', roles.rider)
    .where('a.status', 'in', staffStates)
    .where('p.deleted_at', 'is', null);

export type StaffRiderRow = Awaited<ReturnType<ReturnType<typeof selectRiders>['executeTakeFirstOrThrow']>>;

/** A page of the riders by name. */
export const findRiderPage = (
  db: Sql,
  search: string | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  selectRiders(db)
    .select((s) => s.fn.countAll<number>().over().as('total'))
    .$if(search !== undefined, (q) => q.where(nameContains(searched, search!)))
    .orderBy('p.first_name')
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute();

export const findRider = (db: Sql, personId: number) =>
  selectRiders(db).where('p.id', '=', personId).executeTakeFirst();

/** Shifts of these riders that began since an instant, or go on. */
export const readShifts = (db: Sql, riderIds: readonly number[], since: Date) =>
  db
    .selectFrom('rider_shift as s')
    .innerJoin('location as l', 'l.id', 's.location_id')
    .select(['s.id', 's.rider_id', 's.started_at', 's.ended_at', 'l.title', 'l.title_ar'])
    .where('s.rider_id', 'in', [0, ...riderIds])
    .where((w) => w.or([w('s.ended_at', 'is', null), w('s.ended_at', '>=', since), w('s.started_at', '>=', since)]))
    .orderBy('s.started_at', 'desc')
    .limit(20 * Math.max(1, riderIds.length))
    .execute();
export type ShiftRow = Awaited<ReturnType<typeof readShifts>>[number];

/** What these riders have and have not brought. */
export const readLoads = (db: Sql, riderIds: readonly number[]) =>
  db
    .selectFrom('pharmacy_order')
    .select(['id', 'rider_id', 'state'])
    .where('rider_id', 'in', [0, ...riderIds])
    .where('completed_at', 'is', null)
    .orderBy('id')
    .execute();
export type LoadRow = Awaited<ReturnType<typeof readLoads>>[number];

export type Vehicle = {
  readonly vehicle_number: string;
  readonly vehicle_type: string;
  readonly max_grams: number;
  readonly has_cold_box: boolean;
};

/** What a rider drives from now on. */
export async function saveVehicle(tx: Tx, personId: number, vehicle: Vehicle): Promise<void> {
  const { vehicle_number, vehicle_type, max_grams, has_cold_box } = vehicle;
  await tx.updateTable('person').set({ vehicle_number, vehicle_type }).where('id', '=', personId).execute();
  await tx
    .insertInto('rider_vehicle')
    .values({ person_id: personId, max_grams, has_cold_box })
    .onConflict((c) => c.column('person_id').doUpdateSet({ max_grams, has_cold_box }))
    .execute();
}
