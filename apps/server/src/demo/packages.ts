import type { ContentDrawing, PackageService } from '@balsam/domain/content';
import { fromSar } from '@balsam/domain/money';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { publishAll } from './content.ts';
import { offeredPackages } from './content/packages.ts';
import { byCode, idOf } from './hospital/ids.ts';
import type { Seeding } from './seeding.ts';

type Offered = {
  readonly drawing: ContentDrawing;
  readonly title: string;
  readonly title_ar: string;
  readonly description: string;
  readonly description_ar: string;
  readonly price: number;
  readonly most_terms: number;
  readonly services: readonly PackageService[];
};

async function seedPackage(tx: Tx, { services, price, ...texts }: Offered, itemId: number, at: Date): Promise<void> {
  const { id } = await tx
    .insertInto('service_package')
    .values({ ...texts, item_id: itemId, price: fromSar(price), starts_at: at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('service_package_service')
    .values(
      services.map(({ unit_price, ...service }) => ({
        ...service,
        package_id: id,
        unit_price: fromSar(unit_price ?? 0),
      })),
    )
    .execute();
}

/** The eight packages that the demo hospital offers (DECISIONS §8). Prices are written in SAR without VAT. */
export async function seedPackages(tx: Tx, { now }: Seeding): Promise<void> {
  const specialities = byCode(await tx.selectFrom('speciality').select(['id', 'code']).execute());
  const at = addMinutes(now, -90 * 1440);
  const offers = offeredPackages.map(({ services, ...offer }) => ({
    ...offer,
    services: services.map(({ speciality, ...service }) => ({
      ...service,
      speciality_id: speciality === null ? null : idOf(specialities, speciality),
    })),
  }));
  const seeds = offers.map(({ description, description_ar, ...fields }) => ({
    kind: 'package' as const,
    fields: { ...fields, summary: description, summary_ar: description_ar },
  }));
  const ids = await publishAll(tx, seeds, now, at);
  for (const [n, offer] of offers.entries()) await seedPackage(tx, offer, ids[n]!, at);
}
