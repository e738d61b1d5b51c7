import { createHash } from 'node:crypto';
import type { Sql, Tx } from '#platform/db/types.ts';

export type NewDevice = {
  readonly sessionId: number;
  /** As `normalizePushToken` writes it. */
  readonly token: string;
  /** As the client says; at a log-in it does not, and the token shows whether it is a browser or an app. */
  readonly platform?: 'web' | 'android' | 'ios';
  readonly now: Date;
};

/** Gives the device to a log-in: it has one device, and a device that another log-in had is now this one's. */
export async function saveDevice(tx: Tx, { sessionId, token, now, platform }: NewDevice): Promise<void> {
  const kind = platform ?? (token.startsWith('{') ? ('web' as const) : ('native' as const));
  const row = { session_id: sessionId, platform: kind, created_at: now };
  const token_hash = createHash('sha256').update(token).digest();
  await tx
    .deleteFrom('device_token')
    .where((w) => w.or([w('session_id', '=', sessionId), w('token_hash', '=', token_hash)]))
    .execute();
  await tx
    .insertInto('device_token')
    .values({ ...row, token, token_hash })
    .onConflict((c) => c.column('token_hash').doUpdateSet(row))
    .execute();
}

/** Log-ins ended: their devices get no more messages. */
export async function deleteDevicesOf(tx: Tx, sessionIds: readonly number[]): Promise<void> {
  if (sessionIds.length > 0) await tx.deleteFrom('device_token').where('session_id', 'in', sessionIds).execute();
}

const live = (sql: Sql, now: Date) =>
  sql
    .selectFrom('device_token as d')
    .innerJoin('session as s', 's.id', 'd.session_id')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('a.status', '=', 'active');

/** The devices of the live log-ins of a person's own account. */
export async function devicesOf(sql: Sql, personId: number, now: Date): Promise<number[]> {
  const rows = await live(sql, now)
    .select('d.id')
    .where('a.person_id', '=', personId)
    .orderBy('s.last_seen_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id);
}

/** The token of a device, as long as its log-in lives. */
export async function findDevice(sql: Sql, id: number, now: Date): Promise<string | undefined> {
  return (await live(sql, now).select('d.token').where('d.id', '=', id).executeTakeFirst())?.token;
}

export async function deleteDevice(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('device_token').where('id', '=', id).execute();
}
