import type { Sql } from '#platform/db/types.ts';
import { networksOf } from '#platform/limits/networks.ts';
import { accountsKnowing } from '../sessions/sessions.store.ts';
import { digest } from '../common/secrets.ts';

/** The hash to store of a device id. */
export const deviceHash = (secret: string, deviceId: string | undefined): Buffer | undefined =>
  deviceId === undefined ? undefined : digest(secret, 'device', deviceId);

/** The keys under which tries are counted together, and whether all of the accounts know the device. */
export type ThrottleKeys = { readonly ids: readonly Buffer[]; readonly known: boolean };

type Accounts = { readonly accountIds: readonly number[]; readonly device: Buffer | undefined };

const throttleKeyId = (secret: string, subject: string, device?: Buffer) =>
  digest(secret, 'throttle key', subject, device?.toString('hex') ?? '');

/**
 * The throttle key of an identifier as it was typed. A device that the account knows has a key of its own, so that
 * requests of strangers do not delay it.
 */
export const throttleKeyOfName = (secret: string, name: string, knownDevice?: Buffer): Buffer =>
  throttleKeyId(secret, `name:${name}`, knownDevice);

/**
 * The throttle keys of these accounts, or `fallback` when there are none. A device that an account knows has a key of
 * its own, so that a stranger’s guesses never lock it out (DECISIONS §3). The number of queries is the same for an
 * unknown name.
 */
export async function throttleKeysOf(
  sql: Sql,
  secret: string,
  { accountIds, device, fallback }: Accounts & { readonly fallback: Buffer },
): Promise<ThrottleKeys> {
  const knowing = device ? await accountsKnowing(sql, device, accountIds) : new Set<number>();
  if (accountIds.length === 0) return { ids: [fallback], known: false };
  const ids = accountIds.map((id) => throttleKeyId(secret, `account:${id}`, knowing.has(id) ? device : undefined));
  return { ids, known: accountIds.every((id) => knowing.has(id)) };
}

/** The throttle key of one account or, without one, of the name, and whether the account knows the device. */
export async function throttleKeyOf(
  sql: Sql,
  secret: string,
  { accountId, name, device }: { accountId: number | undefined; name: string; device: Buffer | undefined },
): Promise<{ readonly throttleKey: Buffer; readonly known: boolean }> {
  const accountIds = accountId === undefined ? [] : [accountId];
  const { ids, known } = await throttleKeysOf(sql, secret, {
    accountIds,
    device,
    fallback: throttleKeyOfName(secret, name),
  });
  return { throttleKey: ids[0]!, known };
}

/** The throttle keys of a key at one address, with the share of its tries that each has: that of the network and, for IPv6, of the site. */
export function throttleKeysAt(
  secret: string,
  throttleKey: Buffer,
  ip: string,
): readonly { throttleKey: Buffer; share: number }[] {
  const { network, site } = networksOf(ip);
  const keyAt = (where: string) => digest(secret, 'throttle key at address', throttleKey.toString('hex'), where);
  const own = { throttleKey: keyAt(network), share: 1 };
  return site === undefined ? [own] : [own, { throttleKey: keyAt(site), share: 2 }];
}
