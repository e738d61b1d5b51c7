import { sql as raw, type Selectable } from 'kysely';
import type { ContentFields, ContentKind } from '@balsam/domain/content';
import type { ContentItem } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

type Begun = { readonly starts_at: string; readonly ends_at: string | null; readonly revision: number };
type Names = {
  readonly first_name: string | null;
  readonly family_name: string | null;
  readonly first_name_ar: string | null;
  readonly family_name_ar: string | null;
};

/** Content with the publication that began last, the one that is still to begin, and who changed it. */
export type ItemRow = Selectable<ContentItem> & Names & { readonly last: Begun | null; readonly next: Begun | null };

const items = (sql: Sql, now: Date) =>
  sql
    .selectFrom('content_item as i')
    .leftJoin('account as a', 'a.id', 'i.changed_by')
    .leftJoin('person as p', 'p.id', 'a.person_id')
    .selectAll('i')
    .select(['p.first_name', 'p.family_name', 'p.first_name_ar', 'p.family_name_ar'])
    .select([
      raw<Begun | null>`(select to_jsonb(c) - 'fields' from content_publication c
        where c.item_id = i.id and c.starts_at <= ${now} order by c.id desc limit 1)`.as('last'),
      raw<Begun | null>`(select to_jsonb(c) - 'fields' from content_publication c
        where c.item_id = i.id and c.starts_at > ${now} order by c.id desc limit 1)`.as('next'),
    ])
    .where('i.discarded_at', 'is', null);

type Batch = { readonly kind: ContentKind; readonly before: number; readonly count: number };

/** Some content of a kind, the newest first, from before an id. */
export const readItems = (sql: Sql, { kind, before, count }: Batch, now: Date): Promise<ItemRow[]> =>
  items(sql, now).where('i.kind', '=', kind).where('i.id', '<', before).orderBy('i.id', 'desc').limit(count).execute();

export const findItem = (sql: Sql, id: number, now: Date): Promise<ItemRow | undefined> =>
  items(sql, now).where('i.id', '=', id).executeTakeFirst();

/** Locks content until the transaction ends. */
export const lockItem = (tx: Tx, id: number): Promise<Selectable<ContentItem> | undefined> =>
  tx
    .selectFrom('content_item')
    .selectAll()
    .where('id', '=', id)
    .where('discarded_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

type Written = { readonly fields: ContentFields; readonly at: Date; readonly accountId: number };

/** Undefined when there is one already of which there is only one. */
export async function insertItem(
  tx: Tx,
  kind: ContentKind,
  { fields, at, accountId }: Written,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('content_item')
    .values({ kind, fields: JSON.stringify(fields), created_at: at, changed_at: at, changed_by: accountId })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Writes the draft; false when somebody else has changed it since that revision. */
export async function writeItem(
  tx: Tx,
  id: number,
  revision: number,
  { fields, at, accountId }: Written,
): Promise<boolean> {
  const row = await tx
    .updateTable('content_item')
    .set((x) => ({
      fields: JSON.stringify(fields),
      revision: x('revision', '+', 1),
      changed_at: at,
      changed_by: accountId,
    }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('discarded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes another version of what is locked though its texts stay, so that who has not seen what was done with it does nothing more with
 * it; answers its revision. What is published of these texts goes along: it differs from them in nothing.
 */
export async function raiseRevision(
  tx: Tx,
  item: { readonly id: number; readonly revision: number },
  { at, accountId }: Omit<Written, 'fields'>,
): Promise<number> {
  const { revision } = await tx
    .updateTable('content_item')
    .set((x) => ({ revision: x('revision', '+', 1), changed_at: at, changed_by: accountId }))
    .where('id', '=', item.id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('content_publication')
    .set({ revision })
    .where('item_id', '=', item.id)
    .where('revision', '=', item.revision)
    .execute();
  return revision;
}

/** Discards a draft; false when it was ever published, or is gone. */
export async function discardItem(tx: Tx, id: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('content_item')
    .set({ discarded_at: now })
    .where('id', '=', id)
    .where('discarded_at', 'is', null)
    .where((x) => x.not(x.exists(x.selectFrom('content_publication').select('id').where('item_id', '=', id))))
    .where((x) =>
      x.not(
        x.exists(
          x.selectFrom('content_change').select('id').where('item_id', '=', id).where('action', '=', 'published'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type Change = {
  readonly itemId: number;
  readonly action: 'created' | 'edited' | 'published' | 'ended';
  readonly fields: ContentFields;
  readonly at: Date;
  readonly accountId: number;
  readonly startsAt?: Date;
  readonly endsAt?: Date | null;
};

/** Writes into the history who did what. */
export async function insertChange(
  tx: Tx,
  { itemId, action, fields, at, accountId, startsAt, endsAt }: Change,
): Promise<void> {
  await tx
    .insertInto('content_change')
    .values({
      item_id: itemId,
      action,
      fields: JSON.stringify(fields),
      at,
      account_id: accountId,
      starts_at: startsAt ?? null,
      ends_at: endsAt ?? null,
    })
    .execute();
}

/** A page of the history, the newest first, each with the fields before it, and how many there are. */
export const listChanges = (sql: Sql, itemId: number, { limit, offset }: { limit: number; offset: number }) =>
  sql
    .selectFrom('content_change as c')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .leftJoin('person as p', 'p.id', 'a.person_id')
    .select(['c.id', 'c.action', 'c.at', 'c.starts_at', 'c.ends_at', 'c.fields', 'c.account_id'])
    .select(['p.first_name', 'p.family_name', 'p.first_name_ar', 'p.family_name_ar'])
    .select(raw`lag(c.fields) over (order by c.id)`.as('before'))
    .select(raw<number>`(count(*) over ())::int`.as('total'))
    .where('c.item_id', '=', itemId)
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

type NewPublication = {
  readonly itemId: number;
  readonly revision: number;
  readonly fields: ContentFields;
  readonly from: Date;
  readonly until: Date | null;
};

/** Publishes; what was to begin later gives way to it. */
export async function insertPublication(tx: Tx, { itemId, revision, fields, from, until }: NewPublication, now: Date) {
  await tx.deleteFrom('content_publication').where('item_id', '=', itemId).where('starts_at', '>', now).execute();
  await tx
    .insertInto('content_publication')
    .values({ item_id: itemId, revision, fields: JSON.stringify(fields), starts_at: from, ends_at: until })
    .execute();
}

/** Takes back what is still to begin; false when there is nothing. */
export async function takeBackPublications(tx: Tx, itemId: number, now: Date): Promise<boolean> {
  const taken = await tx
    .deleteFrom('content_publication')
    .where('item_id', '=', itemId)
    .where('starts_at', '>', now)
    .returning('id')
    .execute();
  return taken.length > 0;
}

/** Ends what is published and takes back what was to be; false when there was neither. */
export async function endPublications(tx: Tx, itemId: number, now: Date): Promise<boolean> {
  const isTaken = await takeBackPublications(tx, itemId, now);
  const ended = await tx
    .updateTable('content_publication')
    .set({ ends_at: now })
    .where('item_id', '=', itemId)
    .where((x) => x.or([x('ends_at', 'is', null), x('ends_at', '>', now)]))
    .returning('id')
    .execute();
  return isTaken || ended.length > 0;
}
