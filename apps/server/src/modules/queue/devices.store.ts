import { queueRules } from '@balsam/domain/queue';
import { addMinutes } from '@balsam/domain/time';
import type { Sql, Tx } from '#platform/db/types.ts';

type Pairing = {
  readonly code: string;
  readonly secretHash: Buffer;
  readonly kind: 'board' | 'kiosk';
  readonly locationId: number;
  readonly expiresAt: Date;
};

/** Keeps a code that is shown; false when another device shows the same one. */
export async function insertPairing(tx: Tx, pairing: Pairing): Promise<boolean> {
  const row = await tx
    .insertInto('device_pairing')
    .values({
      code: pairing.code,
      secret_hash: pairing.secretHash,
      kind: pairing.kind,
      location_id: pairing.locationId,
      expires_at: pairing.expiresAt,
    })
    .onConflict((c) => c.doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the device that shows a code: once. */
export async function pairDevice(
  tx: Tx,
  { code, name, accountId, now }: { code: string; name: string; accountId: number; now: Date },
): Promise<number | undefined> {
  const shown = await tx
    .selectFrom('device_pairing')
    .select(['kind', 'location_id'])
    .where('code', '=', code)
    .where('device_id', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!shown) return undefined;
  const device = await tx
    .insertInto('paired_device')
    .values({
      kind: shown.kind,
      location_id: shown.location_id,
      name,
      paired_by: accountId,
      paired_at: now,
      last_seen_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('device_pairing').set({ device_id: device.id }).where('code', '=', code).execute();
  return device.id;
}

/** The pairing of whoever has its secret. */
export const lockPairing = (tx: Tx, secretHash: Buffer, now: Date) =>
  tx
    .selectFrom('device_pairing')
    .select(['code', 'device_id'])
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

/** Gives the device its token; the pairing is over. */
export async function giveToken(tx: Tx, pairing: { code: string; deviceId: number }, tokenHash: Buffer): Promise<void> {
  await tx.updateTable('paired_device').set({ token_hash: tokenHash }).where('id', '=', pairing.deviceId).execute();
  await tx.deleteFrom('device_pairing').where('code', '=', pairing.code).execute();
}

/** Since when a device must have been heard of, for its pairing to last. */
const usedSince = (now: Date): Date => addMinutes(now, -queueRules.pairingIdleDays * 24 * 60);

/** The device of a token, unless its pairing was ended, or ended by itself because nobody used it. */
export const findDevice = (db: Sql, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('paired_device')
    .select(['id', 'kind', 'location_id', 'last_seen_at'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('last_seen_at', '>', usedSince(now))
    .executeTakeFirst();

/** Keeps when a device was last heard of. */
export async function touchDevice(db: Sql, id: number, now: Date): Promise<void> {
  await db
    .updateTable('paired_device')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<', now)
    .execute();
}

export const listDevices = (db: Sql, now: Date, id?: number) =>
  db
    .selectFrom('paired_device as d')
    .innerJoin('location as l', 'l.id', 'd.location_id')
    .select([
      'd.id',
      'd.kind',
      'd.name',
      'd.location_id',
      'd.paired_at',
      'd.last_seen_at',
      'l.title as location',
      'l.title_ar as location_ar',
    ])
    .where('d.revoked_at', 'is', null)
    .where('d.last_seen_at', '>', usedSince(now))
    .$if(id !== undefined, (q) => q.where('d.id', '=', id ?? 0))
    .orderBy('d.id', 'desc')
    .limit(200)
    .execute();

export async function revokeDevice(tx: Tx, id: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('paired_device')
    .set({ revoked_at: now, token_hash: null })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Codes that nobody entered in time; answers how many. */
export async function deleteOldPairings(db: Sql, now: Date, count: number): Promise<number> {
  const old = db.selectFrom('device_pairing').select('code').where('expires_at', '<=', now).limit(count);
  const gone = await db.deleteFrom('device_pairing').where('code', 'in', old).returning('code').execute();
  return gone.length;
}

/** The branch of a device. */
export const placeOf = (db: Sql, id: number) =>
  db.selectFrom('location').select(['id', 'title', 'title_ar']).where('id', '=', id).executeTakeFirst();
