import { sql } from 'kysely';
import { emptyContent, type ContentFields, type ContentKind } from '@balsam/domain/content';
import type { Sql } from '#platform/db/types.ts';

/** Content as everybody sees it at an instant. */
export type SeenContent = { readonly id: number; readonly fields: ContentFields; readonly startsAt: Date };

type Row = { readonly id: number; readonly fields: Partial<ContentFields>; readonly starts_at: Date };

/** Stored fields with those that came later, empty. */
export const wholeFields = (stored: unknown): ContentFields => ({
  ...emptyContent,
  ...(stored as Partial<ContentFields>),
});

/** The publications that count at `now`: of each item the last that has begun, unless it is over (D14.04). */
const seenAt = (now: Date) => sql`
  select * from (
    select distinct on (p.item_id) p.item_id, p.fields, p.starts_at, p.ends_at, i.kind
    from content_publication p join content_item i on i.id = p.item_id
    where p.starts_at <= ${now} order by p.item_id, p.id desc) begun
  where ends_at is null or ends_at > ${now}`;

/** What is seen of a kind, by its position, the newest first. */
export async function listSeen(db: Sql, kind: ContentKind, now: Date): Promise<SeenContent[]> {
  const { rows } = await sql<Row>`
    select item_id as id, fields, starts_at from (${seenAt(now)}) seen where kind = ${kind}
    order by (fields ->> 'position')::int nulls last, starts_at desc, item_id limit 500`.execute(db);
  return rows.map(({ id, fields, starts_at }) => ({ id, fields: wholeFields(fields), startsAt: starts_at }));
}

/** Whether something that is seen shows this picture. */
export async function isPictureSeen(db: Sql, picture: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ seen: boolean }>`
    select exists (select from (${seenAt(now)}) seen where fields ->> 'picture' = ${picture}) as seen`.execute(db);
  return rows[0]?.seen ?? false;
}
