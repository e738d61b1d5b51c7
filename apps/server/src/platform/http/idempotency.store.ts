import { sql as raw } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

/** Whose key it is: an account's in the profile that is open, or a guest's. */
export type KeyOwner =
  | { readonly accountId: number; readonly personId: number; readonly guestId: null }
  | { readonly accountId: null; readonly personId: null; readonly guestId: string };
export type KeyName = { readonly owner: KeyOwner; readonly endpoint: string; readonly key: string };
/** Who acts for a key; another one takes over when its time is over. */
export type Claim = { readonly by: string; readonly now: Date; readonly until: Date };
export type StoredReply = { readonly data: unknown; readonly message: string; readonly messageAr: string };
/** Ids of what a call has made so far. */
export type Progress = Readonly<Record<string, number>>;
export type StoredKey = { readonly bodyHash: Buffer; readonly reply: StoredReply | null };

const ownerColumns = ({ accountId, personId, guestId }: KeyOwner) => ({
  account_id: accountId,
  person_id: personId,
  guest_id: guestId,
});

/** By equality, so that the index finds it. */
const named = ({ owner, endpoint, key }: KeyName) =>
  owner.guestId === null
    ? raw<boolean>`(account_id = ${owner.accountId} and person_id = ${owner.personId} and guest_id is null
        and endpoint = ${endpoint} and key = ${key})`
    : raw<boolean>`(account_id is null and person_id is null and guest_id = ${owner.guestId}
        and endpoint = ${endpoint} and key = ${key})`;

/** Claims a key that is new, or whose claim has run out without a reply; false when somebody else has it or it is answered. */
export async function claimKey(sql: Sql, name: KeyName, bodyHash: Buffer, claim: Claim): Promise<boolean> {
  const { by, now, until } = claim;
  const claimed = await sql
    .insertInto('idempotency_key')
    .values({
      ...ownerColumns(name.owner),
      endpoint: name.endpoint,
      key: name.key,
      body_hash: bodyHash,
      claimed_by: by,
      claimed_until: until,
      created_at: now,
    })
    .onConflict((c) =>
      c
        .columns(['account_id', 'person_id', 'guest_id', 'endpoint', 'key'])
        .doUpdateSet({ claimed_by: by, claimed_until: until })
        .where('idempotency_key.reply', 'is', null)
        .where('idempotency_key.body_hash', '=', bodyHash)
        .where((w) => w.or([w('idempotency_key.claimed_until', '<=', now), w('idempotency_key.claimed_by', '=', by)])),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function findKey(sql: Sql, name: KeyName): Promise<StoredKey | undefined> {
  const row = await sql
    .selectFrom('idempotency_key')
    .select(['body_hash', 'reply'])
    .where(named(name))
    .executeTakeFirst();
  return row && { bodyHash: row.body_hash, reply: row.reply as StoredReply | null };
}

/** What the call of this key has made so far; undefined when the claim was lost. */
export async function readProgress(sql: Sql, name: KeyName, by: string): Promise<Progress | undefined> {
  const row = await sql
    .selectFrom('idempotency_key')
    .select('progress')
    .where(named(name))
    .where('claimed_by', '=', by)
    .executeTakeFirst();
  return row && (row.progress as Progress);
}

type Change = { readonly made?: Progress; readonly undone?: readonly string[] };

/** Adds to the progress what was made, and takes out what was undone; false when the claim was lost. */
export async function writeProgress(tx: Tx, name: KeyName, by: string, { made = {}, undone = [] }: Change) {
  const written = await tx
    .updateTable('idempotency_key')
    .set({ progress: raw`(progress || ${JSON.stringify(made)}::jsonb) - ${undone}::text[]` })
    .where(named(name))
    .where('claimed_by', '=', by)
    .returning('key')
    .executeTakeFirst();
  return written !== undefined;
}

/** Keeps the reply and ends the claim; false when the claim was lost. */
export async function storeReply(sql: Sql, name: KeyName, by: string, reply: StoredReply): Promise<boolean> {
  const stored = await sql
    .updateTable('idempotency_key')
    .set({ reply: JSON.stringify(reply), progress: '{}', claimed_by: null, claimed_until: null })
    .where(named(name))
    .where('claimed_by', '=', by)
    .returning('key')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Gives a claim back. A key that has come to nothing is free again; one with progress can be taken up at once by the same body. */
export async function releaseClaim(sql: Sql, name: KeyName, by: string, now: Date): Promise<void> {
  const mine = sql.deleteFrom('idempotency_key').where(named(name)).where('claimed_by', '=', by);
  await mine.where('progress', '=', raw<string>`'{}'::jsonb`).execute();
  await sql
    .updateTable('idempotency_key')
    .set({ claimed_until: now })
    .where(named(name))
    .where('claimed_by', '=', by)
    .execute();
}

/** Deletes the keys of a person and of their account, with the replies. */
export async function deleteKeysOf(tx: Tx, { accountId, personId }: { accountId: number; personId: number }) {
  const its = tx.deleteFrom('idempotency_key');
  await its.where((w) => w.or([w('account_id', '=', accountId), w('person_id', '=', personId)])).execute();
}
