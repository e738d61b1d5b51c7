import { sql } from 'kysely';
import type { PharmacyChange } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';

export type Change = {
  readonly what: PharmacyChange['what'];
  readonly recordId: number | string;
  readonly before?: object | null;
  readonly after?: object | null;
  readonly reason?: string;
};

/** As JSON; half a letter, which jsonb does not take, is written as the database writes it in texts. */
const asJson = (kept: object | null | undefined): string | null =>
  kept ? JSON.stringify(kept, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)) : null;

/** Records what was changed at the pharmacy desk, in the transaction that changes it. */
export async function writeJournal(tx: Tx, { actor, now }: UserCall, change: Change): Promise<void> {
  await tx
    .insertInto('pharmacy_change')
    .values({
      at: now,
      account_id: actor.accountId,
      what: change.what,
      record_id: String(change.recordId),
      reason: change.reason || null,
      before: asJson(change.before),
      after: asJson(change.after),
    })
    .execute();
}

/** Records one change of many products. */
export async function writeProductJournals(
  tx: Tx,
  { actor, now }: UserCall,
  ids: readonly number[],
  { before, after }: Required<Pick<Change, 'before' | 'after'>>,
): Promise<void> {
  await sql`
    insert into pharmacy_change (at, account_id, what, record_id, before, after)
    select ${now}, ${actor.accountId}, 'product', id::text, ${asJson(before)}::jsonb, ${asJson(after)}::jsonb
    from unnest(${ids}::bigint[]) as id`.execute(tx);
}

const ofProduct = ['product', 'price', 'photo', 'stock'] as const;

/** A page of the changes of a product and its stock, the newest first, and how many there are. */
export const readJournal = (db: Sql, productId: number, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('pharmacy_change as j')
    .innerJoin('account as a', 'a.id', 'j.account_id')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .select(['j.id', 'j.at', 'j.what', 'j.reason', 'j.before', 'j.after'])
    .select(['p.first_name', 'p.family_name', 'p.first_name_ar', 'p.family_name_ar'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('j.what', 'in', ofProduct)
    .where('j.record_id', '=', String(productId))
    .orderBy('j.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
