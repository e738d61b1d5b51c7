import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';

/** The texts of the system, or the one of that name; a body is its sections in order, each after its heading. */
export async function readTexts(db: Sql, name?: string) {
  return db
    .selectFrom('cms_content as c')
    .innerJoin('cms_content_field as f', 'f.content_id', 'c.id')
    .select(['c.id', 'c.name', 'c.title', 'c.title_ar', 'c.updated_on'])
    .select(sql<string>`string_agg(f.heading || e'\n\n' || f.body, e'\n\n' order by f.position)`.as('body'))
    .select(sql<string>`string_agg(f.heading_ar || e'\n\n' || f.body_ar, e'\n\n' order by f.position)`.as('body_ar'))
    .$if(name !== undefined, (q) => q.where('c.name', '=', name ?? ''))
    .groupBy('c.id')
    .orderBy('c.id')
    .execute();
}

/** The sections of one text, in order. */
export async function readSections(db: Sql, contentId: number) {
  return db
    .selectFrom('cms_content_field')
    .select(['id', 'heading', 'heading_ar', 'body', 'body_ar'])
    .where('content_id', '=', contentId)
    .orderBy('position')
    .execute();
}
