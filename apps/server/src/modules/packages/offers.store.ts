import { sql as raw, type Insertable, type Selectable } from 'kysely';
import type { ServicePackage, ServicePackageService } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

/** A published version of a package. `is_offered`: it is the one that is seen now. */
export type OfferRow = Selectable<ServicePackage> & { readonly holders: number; readonly is_offered: boolean };
export type ServiceRow = Selectable<ServicePackageService> & {
  readonly speciality_title: string | null;
  readonly speciality_title_ar: string | null;
};

/** D14.04: of the versions of a package the last that has begun counts, unless it is over. */
const isOffered = (now: Date) => raw<boolean>`(p.ended_at is null or p.ended_at > ${now}) and not exists (
  select from service_package later where later.item_id = p.item_id and later.id > p.id and later.starts_at <= ${now})`;

/** The versions that have begun. */
const offers = (sql: Sql, now: Date) =>
  sql
    .selectFrom('service_package as p')
    .selectAll('p')
    .select([
      raw<number>`(select count(*)::int from booked_package b where b.package_id = p.id and b.state = 'active')`.as(
        'holders',
      ),
      isOffered(now).as('is_offered'),
    ])
    .where('p.starts_at', '<=', now);

/** What is offered now, what was offered first first. */
export const listOffered = (sql: Sql, now: Date): Promise<OfferRow[]> =>
  offers(sql, now).where(isOffered(now)).orderBy('p.item_id').limit(100).execute();

/** All of them, what is offered first, the newest first. */
export const listOffers = (sql: Sql, now: Date): Promise<OfferRow[]> =>
  offers(sql, now).orderBy('is_offered', 'desc').orderBy('p.id', 'desc').limit(200).execute();

export const findOffer = (sql: Sql, id: number, now: Date): Promise<OfferRow | undefined> =>
  offers(sql, now).where('p.id', '=', id).executeTakeFirst();

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

/** Takes back the versions of a package that are still to begin: nobody has seen or booked them. */
export async function deleteComing(tx: Tx, itemId: number, now: Date): Promise<void> {
  const coming = tx
    .selectFrom('service_package')
    .select('id')
    .where('item_id', '=', itemId)
    .where('starts_at', '>', now);
  await tx.deleteFrom('service_package_service').where('package_id', 'in', coming).execute();
  await tx.deleteFrom('service_package').where('item_id', '=', itemId).where('starts_at', '>', now).execute();
}

/** Ends the versions of a package that have begun; answers which. */
export async function endBegun(tx: Tx, itemId: number, now: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('service_package')
    .set({ ended_at: now })
    .where('item_id', '=', itemId)
    .where((x) => x.or([x('ended_at', 'is', null), x('ended_at', '>', now)]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
