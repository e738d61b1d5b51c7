import type { GuardianBasis } from '@balsam/domain/identity';
import { sql as raw, type Insertable, type Selectable } from 'kysely';
import { batched } from '#platform/db/batched.ts';
import type { Session } from '#platform/db/schema.gen.ts';
import { shortRead } from '#platform/db/short-read.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { deleteOldest } from '#platform/jobs/purge.store.ts';
import { deleteDevicesOf } from '#platform/push/devices.store.ts';

export async function insertSession(tx: Tx, session: Insertable<Session>): Promise<number> {
  const { id } = await tx.insertInto('session').values(session).returning('id').executeTakeFirstOrThrow();
  return id;
}

type LiveSession = Pick<
  Selectable<Session>,
  | 'id'
  | 'token_hash'
  | 'account_id'
  | 'person_id'
  | 'guardian_id'
  | 'remember'
  | 'last_seen_at'
  | 'expires_at'
  | 'created_at'
> & {
  readonly role_id: number;
  readonly mrn: string | null;
  readonly dependent_born: string | null;
  readonly doctor_id: number | null;
  readonly basis: GuardianBasis | null;
};

const sessionsOf = shortRead(
  (_sql, { tokenHashes }: { readonly tokenHashes: readonly Buffer[] }) => raw<LiveSession>`
    select s.id, s.token_hash, s.account_id, s.person_id, s.guardian_id, s.remember, s.last_seen_at, s.expires_at, s.created_at,
      a.role_id, p.mrn, p.birth_date as dependent_born, d.id as doctor_id, g.basis
    from session s
    join account a on a.id = s.account_id
    join person p on p.id = s.person_id
    left join doctor d on d.person_id = s.person_id
    left join guardianship g on g.guardian_id = s.guardian_id and g.dependent_id = s.person_id and g.revoked_at is null
    where s.token_hash = any(${tokenHashes}::bytea[]) and s.revoked_at is null and a.status = 'active' and p.deleted_at is null
      and (s.guardian_id is null or g.id is not null)`,
);

const sessionOf = batched(async (sql, tokenHashes: readonly Buffer[]) => {
  const sessions = await sessionsOf(sql, { tokenHashes });
  return tokenHashes.map((hash) => sessions.find((session) => session.token_hash.equals(hash)));
});

/**
 * The live session of a token: neither ended nor expired, of an active account; inside a dependent’s profile only while
 * the guardian’s grant is active. `basis` is that of the grant, `dependent_born` the birthday of the dependent.
 */
export async function findLiveSession(sql: Sql, tokenHash: Buffer, now: Date) {
  const session = await sessionOf(sql, tokenHash);
  return session && session.expires_at > now ? session : undefined;
}

/** The live sessions of these ids, by the same conditions. */
export const findLiveSessionsById = (sql: Sql, ids: readonly number[], now: Date) =>
  sql
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .innerJoin('person as p', 'p.id', 's.person_id')
    .leftJoin('guardianship as g', (on) =>
      on
        .onRef('g.guardian_id', '=', 's.guardian_id')
        .onRef('g.dependent_id', '=', 's.person_id')
        .on('g.revoked_at', 'is', null),
    )
    .select(['s.id', 's.person_id', 's.guardian_id', 's.expires_at', 'p.birth_date as dependent_born', 'g.basis'])
    .where(raw<boolean>`s.id = any(${ids}::bigint[])`)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('a.status', '=', 'active')
    .where('p.deleted_at', 'is', null)
    .where((w) => w.or([w('s.guardian_id', 'is', null), w('g.id', 'is not', null)]))
    .execute();

/** Extends a session; one that has ended meanwhile stays ended. */
export async function prolongSession(sql: Sql, id: number, seenAt: Date, expiresAt: Date): Promise<void> {
  await sql
    .updateTable('session')
    .set({ last_seen_at: seenAt, expires_at: expiresAt })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('last_seen_at', '<', seenAt)
    .execute();
}

/**
 * Gives a live session another token and another profile. Undefined when the session has ended, or has another token than `from`
 * meanwhile: of two switches at once one wins, whichever profiles they open.
 */
export const moveSession = (
  tx: Tx,
  session: { id: number; from: Buffer },
  to: { tokenHash: Buffer; personId: number; guardianId: number | null },
) =>
  tx
    .updateTable('session')
    .set({ token_hash: to.tokenHash, person_id: to.personId, guardian_id: to.guardianId })
    .where('id', '=', session.id)
    .where('token_hash', '=', session.from)
    .where('revoked_at', 'is', null)
    .returning('expires_at')
    .executeTakeFirst();

/**
 * Ends the live sessions in dependents' profiles, or only in that of one person, whose grant has ended: it was revoked, or the
 * dependent, born on `lastMinor` or before, has come of age. Answers those that it ended.
 */
export async function revokeUngranted(
  tx: Tx,
  { lastMinor, personId }: { readonly lastMinor: string; readonly personId?: number | undefined },
  now: Date,
): Promise<number[]> {
  const ended = await tx
    .updateTable('session as s')
    .set({ revoked_at: now })
    .where('s.guardian_id', 'is not', null)
    .where('s.revoked_at', 'is', null)
    .$if(personId !== undefined, (q) => q.where('s.person_id', '=', personId!))
    .where((w) =>
      w.not(
        w.exists(
          w
            .selectFrom('guardianship as g')
            .innerJoin('person as p', 'p.id', 'g.dependent_id')
            .select('g.id')
            .whereRef('g.guardian_id', '=', 's.guardian_id')
            .whereRef('g.dependent_id', '=', 's.person_id')
            .where('g.revoked_at', 'is', null)
            .where((live) => live.or([live('g.basis', '=', 'consent'), live('p.birth_date', '>', lastMinor)])),
        ),
      ),
    )
    .returning('s.id')
    .execute();
  return withDevicesRemoved(
    tx,
    ended.map(({ id }) => id),
  );
}

/** With a session the push messages to its device end. */
async function withDevicesRemoved(tx: Tx, ended: number[]): Promise<number[]> {
  await deleteDevicesOf(tx, ended);
  return ended;
}

/** Ends the live sessions of an account, or only one of them, or all but one. Answers those that it ended. */
export async function revokeSessions(
  tx: Tx,
  of: { accountId: number; only?: number | undefined; except?: number | undefined },
  now: Date,
): Promise<number[]> {
  const ended = await tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', of.accountId)
    .where('revoked_at', 'is', null)
    .$if(of.only !== undefined, (q) => q.where('id', '=', of.only!))
    .$if(of.except !== undefined, (q) => q.where('id', '<>', of.except!))
    .returning('id')
    .execute();
  return withDevicesRemoved(
    tx,
    ended.map(({ id }) => id),
  );
}

/** Ends the live sessions in a person's profile, or only those of one guardian. */
export async function revokeSessionsIn(
  tx: Tx,
  { guardianId, personId }: { guardianId?: number; personId: number },
  now: Date,
): Promise<number[]> {
  const ended = await tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('person_id', '=', personId)
    .$if(guardianId !== undefined, (q) => q.where('guardian_id', '=', guardianId!))
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return withDevicesRemoved(
    tx,
    ended.map(({ id }) => id),
  );
}

/** Ends the sign-ins of an account that wait for their second step. */
export async function endChallengesOf(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('staff_challenge')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/**
 * Whether the account was used from this device before or, when the client sends no device id, from one with the same
 * user agent. The first log-in of all counts as known; it is not the first where a device is known, whose sessions may be purged.
 */
export async function knowsDevice(
  tx: Tx,
  accountId: number,
  device: Buffer | undefined,
  userAgent: string,
): Promise<boolean> {
  const { known } = await tx
    .selectNoFrom((x) => {
      const sessions = x.selectFrom('session').select('id').where('account_id', '=', accountId);
      const devices = x.selectFrom('known_device').select('account_id').where('account_id', '=', accountId);
      const here = device
        ? x.exists(devices.where('device_hash', '=', device))
        : x.exists(sessions.where('user_agent', '=', userAgent));
      return x.or([here, x.not(x.or([x.exists(sessions), x.exists(devices)]))]).as('known');
    })
    .executeTakeFirstOrThrow();
  return known === true;
}

export async function rememberDevice(tx: Tx, accountId: number, deviceHash: Buffer, now: Date): Promise<void> {
  await tx
    .insertInto('known_device')
    .values({ account_id: accountId, device_hash: deviceHash, first_seen_at: now, last_seen_at: now })
    .onConflict((c) => c.columns(['account_id', 'device_hash']).doUpdateSet({ last_seen_at: now }))
    .execute();
}

/** Which of these accounts know the device. */
export async function accountsKnowing(
  sql: Sql,
  deviceHash: Buffer,
  accountIds: readonly number[],
): Promise<Set<number>> {
  const rows = await sql
    .selectFrom('known_device')
    .select('account_id')
    .where('device_hash', '=', deviceHash)
    .where('account_id', 'in', accountIds.length > 0 ? accountIds : [0])
    .execute();
  return new Set(rows.map((row) => row.account_id));
}

/** Deletes up to `count` sessions that ended or expired before an instant; answers how many. */
export const deleteEndedSessions = (sql: Sql, before: Date, count: number): Promise<number> => {
  const endedAt = raw`least(expires_at, revoked_at)`;
  return deleteOldest(sql, { table: 'session', where: raw`${endedAt} < ${before}`, oldestBy: endedAt }, count);
};
