import { z } from 'zod';
import { addMinutes } from '@balsam/domain/time';
import { planStopsFast, positionEverySeconds, positionKeptHours, isUsablePosition } from '@balsam/domain/delivery';
import { roles } from '@balsam/domain/identity';
import type { SignedIn } from '#platform/access/actor.ts';
import type { Sql } from '#platform/db/types.ts';
import { deleteBefore } from '#platform/jobs/purge.store.ts';
import type { Purge } from '#platform/jobs/purge.ts';
import type { Platform } from '#platform/platform.ts';
import type { SocketHandler } from '#platform/realtime/socket-handlers.ts';
import { savePosition, readPosition, readOpenOrders, stopsOf, type RiderPosition } from './positions.store.ts';

/** What a rider's phone sends over the socket; `age` is the seconds since it measured. */
const Reported = z.object({ latitude: z.number(), longitude: z.number(), age: z.number() });

/** A place that is older than this no longer predicts an arrival. */
const freshMinutes = 15;

/** The last position of a rider, as long as it is recent enough. */
export const lastPosition = (sql: Sql, riderId: number, now: Date): Promise<RiderPosition | undefined> =>
  readPosition(sql, riderId, addMinutes(now, -freshMinutes));

/** When each order in a rider's hands may be expected, by the order's id; nothing while nobody knows where the rider is. */
export async function expectedArrivals(sql: Sql, riderId: number, now: Date): Promise<ReadonlyMap<number, Date>> {
  const position = await lastPosition(sql, riderId, now);
  const stops = position ? stopsOf(await readOpenOrders(sql, riderId)) : [];
  const plan = position ? planStopsFast(position, stops, now).stops : [];
  return new Map(plan.map(({ id, expectedAt }) => [id, expectedAt]));
}

/** Pushes it to the patients whose orders are on the way, and to nobody else. */
async function pushToPatients(
  { db, realtime }: Platform,
  riderId: number,
  position: RiderPosition,
  now: Date,
): Promise<void> {
  const orders = await readOpenOrders(db, riderId);
  const expected = new Map(
    planStopsFast(position, stopsOf(orders), now).stops.map(({ id, expectedAt }) => [id, expectedAt]),
  );
  for (const { id, personId, isOnTheWay } of orders)
    if (isOnTheWay)
      realtime.send(personId, 'rider_position', {
        order_id: id,
        latitude: position.latitude,
        longitude: position.longitude,
        at: position.at.toISOString(),
        expected_at: expected.get(id)?.toISOString() ?? null,
      });
}

/**
 * Takes a rider's position: in the country, of this minute, five seconds or more after the last one, and only while on the way to
 * somebody. Answers whether it was taken; nobody but riders may report one.
 */
async function recordPosition(platform: Platform, who: SignedIn, message: unknown): Promise<boolean> {
  const reported = Reported.safeParse(message).data;
  if (who.roleId !== roles.rider || !reported || !isUsablePosition(reported)) return false;
  const now = platform.clock.now();
  const { latitude, longitude, age } = reported;
  const position = { latitude, longitude, at: new Date(now.getTime() - age * 1000) };
  const riderId = who.personId;
  const taken = await savePosition(platform.db, { ...position, riderId, now, everySeconds: positionEverySeconds });
  if (taken) await pushToPatients(platform, riderId, position, now);
  return taken;
}

/** One position at a time from each socket: what comes faster is refused before the database is queried. */
export const positionHandler = (platform: Platform): SocketHandler<{ taken: boolean }> => ({
  handle: async ({ who }, message) => ({ taken: await recordPosition(platform, who, message) }),
  atOnce: 1,
  perTenSeconds: 20,
  tooMany: { taken: false },
  failed: { taken: false },
});

/** Positions of riders, a day later. */
export const positionPurge: Purge = {
  rows: 'rider_position',
  batch: ({ db }, now, count) =>
    deleteBefore(
      db,
      { table: 'rider_position', column: 'received_at' },
      addMinutes(now, -positionKeptHours * 60),
      count,
    ),
};
