import { sql } from 'kysely';
import type { Coordinates } from '@balsam/domain/delivery';
import type { Sql, Tx } from '#platform/db/types.ts';

export type AreaRow = {
  readonly location_id: number;
  readonly title: string;
  readonly title_ar: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly cities: readonly string[];
  readonly corners: readonly Coordinates[] | null;
  readonly revision: number;
  readonly changed_at: Date | null;
  readonly first_name: string | null;
  readonly family_name: string | null;
  readonly first_name_ar: string | null;
  readonly family_name_ar: string | null;
};

/** The branches with where each brings orders to, or one of them. */
export async function readAreas(db: Sql, locationId?: number): Promise<AreaRow[]> {
  const { rows } = await sql<AreaRow>`
    select l.id::int as location_id, l.title, l.title_ar, l.city, l.latitude, l.longitude,
      coalesce((select array_agg(c.city order by c.city) from delivery_city c where c.location_id = l.id), '{}') as cities,
      a.corners, coalesce(a.revision, 0) as revision, a.changed_at, p.first_name, p.family_name, p.first_name_ar, p.family_name_ar
    from location l
    left join delivery_area a on a.location_id = l.id
    left join account c on c.id = a.account_id
    left join person p on p.id = c.person_id
    where ${locationId ?? null}::bigint is null or l.id = ${locationId ?? null}
    order by l.id`.execute(db);
  return rows;
}

type AreaChange = {
  readonly locationId: number;
  readonly cities: readonly string[];
  readonly corners: readonly Coordinates[] | null;
  readonly revision: number;
  readonly at: Date;
  readonly accountId: number;
};

/** Writes where a branch brings orders to; false when somebody else has changed it since that revision. */
export async function writeArea(tx: Tx, change: AreaChange): Promise<boolean> {
  const { locationId, cities, revision, at, accountId } = change;
  const corners = change.corners && JSON.stringify(change.corners);
  const { rows } = await sql`
    insert into delivery_area (location_id, corners, revision, changed_at, account_id)
    select ${locationId}, ${corners}::jsonb, 1, ${at}, ${accountId}
    where ${revision}::int = 0 or exists (select from delivery_area where location_id = ${locationId})
    on conflict (location_id) do update
      set corners = excluded.corners, revision = delivery_area.revision + 1, changed_at = excluded.changed_at, account_id = excluded.account_id
      where delivery_area.revision = ${revision}
    returning location_id`.execute(tx);
  if (rows.length === 0) return false;
  await tx.deleteFrom('delivery_city').where('location_id', '=', locationId).execute();
  const added = cities.map((city) => ({ location_id: locationId, city }));
  if (added.length > 0) await tx.insertInto('delivery_city').values(added).execute();
  return true;
}
