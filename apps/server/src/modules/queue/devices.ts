import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { queueRules } from '@balsam/domain/queue';
import { addMinutes } from '@balsam/domain/time';
import type { PairedDevice } from '#platform/access/actor.ts';
import type { Db, Sql, Tx } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { limitsOfAddress } from '#platform/limits/address-limits.ts';
import { countEachUp, countUp } from '#platform/limits/limits.store.ts';
import type { Platform } from '#platform/platform.ts';
import {
  findDevice,
  giveToken,
  insertPairing,
  listDevices,
  lockPairing,
  pairDevice,
  placeOf,
  revokeDevice,
  touchDevice,
} from './devices.store.ts';

const newSecret = (): string => randomBytes(32).toString('base64url');
/** 256 random bits need neither salt nor a slow hash. */
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const minuteMs = 60_000;
/** The minute in which is counted. */
export const minuteOf = (now: Date): Date => new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);

/** A waiting device asks every few seconds, and several may stand behind one address. */
const mostPerMinute = { begin: 10, claim: 120, pair: 10 } as const;

async function countAddress(tx: Tx, { config: { secret } }: Platform, { ip, now }: Call, of: 'begin' | 'claim') {
  const scope = `queue_device_${of}`;
  const limits = limitsOfAddress({ secret, scope, ip, bucket: minuteOf(now), most: mostPerMinute[of] });
  if ((await countEachUp(tx, limits)).isFull) throw fail('too_many_requests');
}

/** A code that no other device shows. Six digits are enough: it is entered by the front desk, within minutes. */
async function newCode(tx: Tx, of: Omit<Parameters<typeof insertPairing>[1], 'code'>): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return (await insertPairing(tx, { ...of, code })) ? code : newCode(tx, of);
}

/** A device begins to be paired. @throws not_found, too_many_requests */
export async function beginPairing(
  tx: Tx,
  platform: Platform,
  call: Call,
  { kind, location_id: locationId }: { kind: 'board' | 'kiosk'; location_id: number },
) {
  await countAddress(tx, platform, call, 'begin');
  if (!(await placeOf(tx, locationId))) throw fail('not_found');
  const secret = newSecret();
  const expiresAt = addMinutes(call.now, queueRules.pairingMinutes);
  const code = await newCode(tx, { secretHash: hashOf(secret), kind, locationId, expiresAt });
  return { code, secret, expires_at: expiresAt.toISOString() };
}

/** The token, once the front desk has entered the code; only its hash is kept. @throws not_found, too_many_requests */
export async function claimToken(tx: Tx, platform: Platform, call: Call, secret: string) {
  await countAddress(tx, platform, call, 'claim');
  const pairing = await lockPairing(tx, hashOf(secret), call.now);
  if (!pairing) throw fail('not_found');
  if (pairing.device_id === null) return { token: null };
  const token = newSecret();
  await giveToken(tx, { code: pairing.code, deviceId: pairing.device_id }, hashOf(token));
  return { token };
}

const deviceView = ({ paired_at, last_seen_at, ...row }: Awaited<ReturnType<typeof listDevices>>[number]) => ({
  ...row,
  paired_at: paired_at.toISOString(),
  last_seen_at: last_seen_at.toISOString(),
});

/** The devices that are paired. */
export const pairedDevices = async (db: Db, now: Date) => ({ items: (await listDevices(db, now)).map(deviceView) });

/** The front desk pairs the device that shows a code. @throws pairing_code_wrong, too_many_requests */
export async function pairByCode(tx: Tx, call: UserCall, { code, name }: { code: string; name: string }) {
  const { accountId } = call.actor;
  const tries = { scope: 'queue_device_pair', key: `account:${accountId}`, bucket: minuteOf(call.now) };
  if ((await countUp(tx, tries, mostPerMinute.pair)) === undefined) throw fail('too_many_requests');
  const id = await pairDevice(tx, { code, name, accountId, now: call.now });
  const [device] = id === undefined ? [] : await listDevices(tx, call.now, id);
  return device && deviceView(device);
}

/** Ends a pairing at once. @throws not_found */
export async function revokePairing(tx: Tx, call: UserCall, id: number): Promise<void> {
  if (!(await revokeDevice(tx, id, call.now))) throw fail('not_found');
}

const tokenIn = (request: FastifyRequest): string | undefined =>
  /^Bearer +([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1];

/** A board asks all day long: that it did is written down so often. */
const seenEveryMs = 5 * minuteMs;

/** The paired device behind a token; its pairing goes on for as long as it is used. */
export async function deviceByToken(db: Sql, token: string, now: Date): Promise<PairedDevice | undefined> {
  if (!/^[\w-]{20,100}$/.test(token)) return undefined;
  const device = await findDevice(db, hashOf(token), now);
  if (!device) return undefined;
  if (now.getTime() - device.last_seen_at.getTime() >= seenEveryMs) await touchDevice(db, device.id, now);
  return { kind: 'device', deviceId: device.id, use: device.kind, locationId: device.location_id };
}

/** The paired device that calls, by its bearer token. */
export async function deviceOf(db: Sql, request: FastifyRequest, now: Date): Promise<PairedDevice | undefined> {
  const token = tokenIn(request);
  return token === undefined ? undefined : deviceByToken(db, token, now);
}
