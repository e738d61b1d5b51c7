import { addDays, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { banners, promotions } from './content/offers.ts';
import type { Seeding } from './seeding.ts';

/** Banners and promotions of the demo hospital. Settings and texts come with the migrations: production needs them too. */
export async function seedContent(tx: Tx, { now }: Seeding): Promise<void> {
  const today = riyadhDay(now);
  await tx
    .insertInto('banner')
    .values(banners.map((banner, position) => ({ ...banner, position, starts_on: addDays(today, -30) })))
    .execute();
  await tx
    .insertInto('promotion')
    .values(
      promotions.map(({ from, to, ...promotion }) => ({
        ...promotion,
        starts_on: addDays(today, from),
        ends_on: addDays(today, to),
      })),
    )
    .execute();
}
