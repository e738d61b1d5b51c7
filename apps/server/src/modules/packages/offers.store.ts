import { sql as raw, type Insertable, type Selectable } from 'kysely';
import type { ServicePackage, ServicePackageService } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

export type OfferRow = Selectable<ServicePackage> & { readonly holders: number };
export type ServiceRow = Selectable<ServicePackageService> & {
  readonly speciality_title: string | null;
  readonly speciality_title_ar: string | null;
};

const offers = (sql: Sql) =>
  sql
    .selectFrom('service_package as p')
    .selectAll('p')
    .select(
      raw<number>`(select count(*)::int from booked_package b where b.package_id = p.id and b.state = 'active')`.as(
        'holders',
      ),
    );

/** What is offered now, by its id. */
export const listOffered = (sql: Sql): Promise<OfferRow[]> =>
  offers(sql).where('p.ended_at', 'is', null).orderBy('p.id').limit(100).execute();

/** All of them, what is offered first, the newest first. */
export const listOffers = (sql: Sql): Promise<OfferRow[]> =>
  offers(sql)
    .orderBy(raw`(p.ended_at is null)`, 'desc')
    .orderBy('p.id', 'desc')
    .limit(200)
    .execute();

export const findOffer = (sql: Sql, id: number): Promise<OfferRow | undefined> =>
  offers(sql).where('p.id', '=', id).executeTakeFirst();

/** The services of these packages, in their order. */
export async function listServices(sql: Sql, packageIds: readonly number[]): Promise<ServiceRow[]> {
  if (packageIds.length === 0) return [];
  return sql
    .selectFrom('service_package_service as s')
    .leftJoin('speciality', 'speciality.id', 's.speciality_id')
    .selectAll('s')
    .select(['speciality.title as speciality_title', 'speciality.title_ar as speciality_title_ar'])
    .where('s.package_id', 'in', packageIds)
    .orderBy('s.id')
    .execute();
}

export async function insertOffer(tx: Tx, offer: Insertable<ServicePackage>): Promise<number> {
  const row = await tx.insertInto('service_package').values(offer).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function insertServices(tx: Tx, services: readonly Insertable<ServicePackageService>[]): Promise<void> {
  await tx
    .insertInto('service_package_service')
    .values([...services])
    .execute();
}

/** False when it was ended before. */
export async function markOfferEnded(tx: Tx, id: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('service_package')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function areSpecialities(sql: Sql, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const wanted = new Set(ids);
  const rows = await sql
    .selectFrom('speciality')
    .select('id')
    .where('id', 'in', [...wanted])
    .execute();
  return rows.length === wanted.size;
}
