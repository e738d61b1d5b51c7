import type { CallReply } from '@balsam/contract';
import type { deliveryAreas } from '@balsam/contract/orders/delivery-areas';
import type { Coordinates } from '@balsam/domain/delivery';
import { checkArea } from '@balsam/domain/orders';
import { cityNamed } from '@balsam/domain/place';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { fullNames } from '#modules/people/index.ts';
import { readPromises } from '../common/promises.store.ts';
import { readAreas, writeArea, type AreaRow } from './areas.store.ts';

type DeliveryArea = CallReply<typeof deliveryAreas.change>;

function areaView({
  changed_at,
  first_name,
  family_name,
  first_name_ar,
  family_name_ar,
  ...area
}: AreaRow): DeliveryArea {
  const { name, nameAr } = fullNames({ first_name, family_name, first_name_ar, family_name_ar });
  return {
    ...area,
    cities: [...area.cities],
    corners: area.corners && [...area.corners],
    changed_at: changed_at?.toISOString() ?? null,
    changed_by: changed_at && { name, name_ar: nameAr },
  };
}

/** Where each branch brings orders to, and how far fast delivery reaches round each. */
export async function listAreas(db: Sql) {
  const { fastRadiusKm } = await readPromises(db);
  return { items: (await readAreas(db)).map(areaView), radius_km: fastRadiusKm };
}

async function readArea(db: Sql, id: number): Promise<AreaRow> {
  const [area] = await readAreas(db, id);
  if (!area) throw fail('not_found');
  return area;
}

/** The cities by their English names, each once, without the branch's own. @throws city_not_known */
function namedCities(typed: readonly string[], own: string): string[] {
  const names = typed.map((name, n) => {
    const city = cityNamed(name);
    if (!city) throw fail('city_not_known', { path: `cities.${n}` });
    return city.name;
  });
  return [...new Set(names)].filter((name) => name !== cityNamed(own)?.name);
}

type Wanted = {
  readonly cities: readonly string[];
  readonly corners: readonly Coordinates[] | null;
  readonly revision: number;
};

/**
 * Sets where a branch brings orders to, beside the distance of fast delivery (D15.01).
 * @throws not_found, city_not_known, area_too_few_corners, area_crosses_itself, area_too_far; delivery_area_changed with the area as it is now
 */
export async function changeArea(tx: Tx, call: UserCall, id: number, wanted: Wanted): Promise<DeliveryArea> {
  const branch = await readArea(tx, id);
  const cities = namedCities(wanted.cities, branch.city);
  const { corners, revision } = wanted;
  const verdict = corners === null ? { ok: true as const } : checkArea(corners, branch);
  assertAllowed(verdict, 'corners');
  const change = { locationId: id, cities, corners, revision, at: call.now, accountId: call.actor.accountId };
  const isWritten = await writeArea(tx, change);
  const area = areaView(await readArea(tx, id));
  if (!isWritten) throw fail('delivery_area_changed', { data: area });
  return area;
}
