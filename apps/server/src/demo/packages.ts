import { halalas, fromSar } from '@balsam/domain/money';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { byCode, idOf } from './hospital/ids.ts';
import { offeredPackages } from './content/packages.ts';
import type { Seeding } from './seeding.ts';

/** The eight packages that the demo hospital offers (DECISIONS §8). Prices are written in SAR without VAT. */
export async function seedPackages(tx: Tx, { now }: Seeding): Promise<void> {
  const specialities = byCode(await tx.selectFrom('speciality').select(['id', 'code']).execute());
  for (const { services, price, ...offer } of offeredPackages) {
    const { id } = await tx
      .insertInto('service_package')
      .values({ ...offer, price: fromSar(price), created_at: addMinutes(now, -90 * 1440) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('service_package_service')
      .values(
        services.map(({ speciality, unit_price, ...service }) => ({
          ...service,
          package_id: id,
          speciality_id: speciality === null ? null : idOf(specialities, speciality),
          unit_price: halalas(unit_price * 100),
        })),
      )
      .execute();
  }
}
