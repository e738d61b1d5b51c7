import type { Sql } from '../../platform/db/types.ts';
import { accountsKnowing } from './sessions.store.ts';
import { digest } from './secrets.ts';

/** What is kept of the name that a browser gave itself. */
export const deviceHash = (secret: string, deviceId: string | undefined): Buffer | undefined =>
  deviceId === undefined ? undefined : digest(secret, 'device', deviceId);

/** Where tries are counted together, and whether the device is one that the account knows. */
export type Lane = { readonly id: Buffer; readonly known: boolean };

type Whose = { readonly accountIds: readonly number[]; readonly name: string; readonly device: Buffer | undefined };

const laneId = (secret: string, subject: string, device?: Buffer) =>
  digest(secret, 'lane', subject, device?.toString('hex') ?? '');

/**
 * The lanes of these accounts, or that of the name when no account has it. A device that an account knows has a lane apart, so a
 * stranger's guesses never lock it out (DECISIONS §3). As many queries for a name that nobody has.
 */
export async function lanesOf(sql: Sql, secret: string, { accountIds, name, device }: Whose): Promise<Lane[]> {
  const knowing = device ? await accountsKnowing(sql, device, accountIds) : new Set<number>();
  if (accountIds.length === 0) return [{ id: laneId(secret, `name:${name}`), known: false }];
  return accountIds.map((id) => {
    const known = knowing.has(id);
    return { id: laneId(secret, `account:${id}`, known ? device : undefined), known };
  });
}

/** The lane of one account or, without one, of the name. */
export async function laneOf(
  sql: Sql,
  secret: string,
  { accountId, ...whose }: Omit<Whose, 'accountIds'> & { accountId: number | undefined },
): Promise<Lane> {
  const [lane] = await lanesOf(sql, secret, { ...whose, accountIds: accountId === undefined ? [] : [accountId] });
  return lane!;
}
