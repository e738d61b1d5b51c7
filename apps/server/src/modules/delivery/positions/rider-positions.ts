import { z } from 'zod';
import { addMinutes } from '@balsam/domain/time';
import { planInPassing, positionEverySeconds, positionKeptHours, tellsWhere } from '@balsam/domain/delivery';
import { roles } from '@balsam/domain/identity';
import type { SignedIn } from '../../../platform/access/actor.ts';
import type { Sql } from '../../../platform/db/types.ts';
import { deleteBefore } from '../../../platform/jobs/purge.store.ts';
import type { Purge } from '../../../platform/jobs/purge.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keepPlace, readPlace, stopsInHand, type RiderPlace } from './positions.store.ts';

/** What a rider's phone says over the socket; `age` is the seconds since it measured. */
const Reported = z.object({ latitude: z.number(), longitude: z.number(), age: z.number() });

/** A place that is older than this says no longer when somebody will arrive. */
const freshMinutes = 15;

/** Where a rider was last, as long as that still tells something. */
export const lastPlace = (sql: Sql, riderId: number, now: Date): Promise<RiderPlace | undefined> =>
  readPlace(sql, riderId, addMinutes(now, -freshMinutes));

/** When each order in a rider's hands may be expected, by the order's id; nothing while nobody knows where the rider is. */
export async function expectedArrivals(sql: Sql, riderId: number, now: Date): Promise<ReadonlyMap<number, Date>> {
  const place = await lastPlace(sql, riderId, now);
  const stops = place ? await stopsInHand(sql, riderId) : [];
  const plan = place ? planInPassing(place, stops, now).stops : [];
  return new Map(plan.map(({ id, expectedAt }) => [id, expectedAt]));
}

/** Tells the patients whose orders are on the way, and nobody else. */
async function tellPatients({ db, realtime }: Platform, riderId: number, place: RiderPlace, now: Date): Promise<void> {
  const stops = await stopsInHand(db, riderId);
  const expected = new Map(planInPassing(place, stops, now).stops.map(({ id, expectedAt }) => [id, expectedAt]));
  for (const { id, personId, isOnTheWay } of stops)
    if (isOnTheWay)
      realtime.tell(personId, 'rider_position', {
        order_id: id,
        latitude: place.latitude,
        longitude: place.longitude,
        at: place.at.toISOString(),
        expected_at: expected.get(id)?.toISOString() ?? null,
      });
}

/**
 * Takes a rider's position: in the country, of this minute, five seconds or more after the last one, and only while on the way to
 * somebody. Answers whether it was taken; whoever is no rider is not listened to.
 */
export async function takePosition(platform: Platform, who: SignedIn, said: unknown): Promise<boolean> {
  const reported = Reported.safeParse(said).data;
  if (who.roleId !== roles.rider || !reported || !tellsWhere(reported)) return false;
  const now = platform.clock.now();
  const { latitude, longitude, age } = reported;
  const place = { latitude, longitude, at: new Date(now.getTime() - age * 1000) };
  const riderId = who.personId;
  const taken = await keepPlace(platform.db, { ...place, riderId, now, everySeconds: positionEverySeconds });
  if (taken) await tellPatients(platform, riderId, place, now);
  return taken;
}

/** Where riders were a day ago. */
export const placePurge: Purge = {
  rows: 'rider_place',
  batch: ({ db }, now, count) =>
    deleteBefore(db, { table: 'rider_place', column: 'received_at' }, addMinutes(now, -positionKeptHours * 60), count),
};
