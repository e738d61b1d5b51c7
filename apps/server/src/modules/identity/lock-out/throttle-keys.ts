import type { Sql } from '../../../platform/db/types.ts';
import { networksOf } from '../../../platform/limits/networks.ts';
import { accountsKnowing } from '../sessions/sessions.store.ts';
import { digest } from '../common/secrets.ts';

/** What is kept of the name that a browser gave itself. */
export const deviceHash = (secret: string, deviceId: string | undefined): Buffer | undefined =>
  deviceId === undefined ? undefined : digest(secret, 'device', deviceId);

/** Where tries are counted together, and whether the device is one that every account of them knows. */
export type ThrottleKeys = { readonly ids: readonly Buffer[]; readonly known: boolean };

type Whose = { readonly accountIds: readonly number[]; readonly device: Buffer | undefined };

const throttleKeyId = (secret: string, subject: string, device?: Buffer) =>
  digest(secret, 'lane', subject, device?.toString('hex') ?? '');

/** The lane of a name as it was typed. A device that the account knows has one apart, so that a stranger's wishes do not delay its own. */
export const throttleKeyOfName = (secret: string, name: string, knownDevice?: Buffer): Buffer =>
  throttleKeyId(secret, `name:${name}`, knownDevice);

/**
 * The lanes of these accounts, or `nobodys` when there are none. A device that an account knows has a lane apart, so a
 * stranger's guesses never lock it out (DECISIONS §3). As many queries for a name that nobody has.
 */
export async function throttleKeysOf(
  sql: Sql,
  secret: string,
  { accountIds, device, nobodys }: Whose & { readonly nobodys: Buffer },
): Promise<ThrottleKeys> {
  const knowing = device ? await accountsKnowing(sql, device, accountIds) : new Set<number>();
  if (accountIds.length === 0) return { ids: [nobodys], known: false };
  const ids = accountIds.map((id) => throttleKeyId(secret, `account:${id}`, knowing.has(id) ? device : undefined));
  return { ids, known: accountIds.every((id) => knowing.has(id)) };
}

/** The lane of one account or, without one, of the name, and whether the account knows the device. */
export async function throttleKeyOf(
  sql: Sql,
  secret: string,
  { accountId, name, device }: { accountId: number | undefined; name: string; device: Buffer | undefined },
): Promise<{ readonly lane: Buffer; readonly known: boolean }> {
  const accountIds = accountId === undefined ? [] : [accountId];
  const { ids, known } = await throttleKeysOf(sql, secret, {
    accountIds,
    device,
    nobodys: throttleKeyOfName(secret, name),
  });
  return { lane: ids[0]!, known };
}

/** The lanes of a lane at one address, with the part of its tries that each has: its network's and, of IPv6, its site's. */
export function throttleKeysAt(secret: string, lane: Buffer, ip: string): readonly { lane: Buffer; share: number }[] {
  const { network, site } = networksOf(ip);
  const at = (where: string) => digest(secret, 'lane at', lane.toString('hex'), where);
  const own = { lane: at(network), share: 1 };
  return site === undefined ? [own] : [own, { lane: at(site), share: 2 }];
}
