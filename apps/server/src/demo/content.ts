import { addDays, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { banners, promotions } from './content/offers.ts';
import { byCode, idOf } from './hospital/ids.ts';
import type { Seeding } from './seeding.ts';

/** Banners of the demo hospital. Settings and texts come with the migrations: production needs them too. */
export async function seedContent(tx: Tx, { now }: Seeding): Promise<void> {
  await tx
    .insertInto('banner')
    .values(banners.map((banner, position) => ({ ...banner, position, starts_on: addDays(riyadhDay(now), -30) })))
    .execute();
}

/** The promotions, some of them good for one speciality or one kind of visit. */
export async function seedPromotions(tx: Tx, { now }: Seeding): Promise<void> {
  const today = riyadhDay(now);
  const specialities = byCode(await tx.selectFrom('speciality').select(['id', 'code']).execute());
  await tx
    .insertInto('promotion')
    .values(
      promotions.map(({ from, to, speciality, visit, ...promotion }) => ({
        ...promotion,
        visit_type: visit,
        speciality_id: speciality === null ? null : idOf(specialities, speciality),
        starts_on: addDays(today, from),
        ends_on: addDays(today, to),
      })),
    )
    .execute();
}
