import { sql } from 'kysely';
import type { Day } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';

type Section = {
  id: number;
  content_id: number;
  position: number;
  heading: string;
  heading_ar: string;
  body: string;
  body_ar: string;
  updated_on: Day;
};

/**
 * The sections of the texts. Those of the terms are the version in force: nothing else is agreed to.
 */
const sectionsAt = (now: Date) => sql<Section>`(
  select f.id, f.content_id, f.position, f.heading, f.heading_ar, f.body, f.body_ar, c.updated_on
  from cms_content_field f join cms_content c on c.id = f.content_id where c.name <> 'terms'
  union all
  select v.id, c.id, 1, v.title, v.title_ar, v.body, v.body_ar, (v.published_at at time zone 'Asia/Riyadh')::date
  from cms_content c, (select * from terms_version where published_at <= ${now} order by version desc limit 1) v
  where c.name = 'terms')`;

/** The texts of the system, or the one of that name; a body is its sections in order, each after its heading. */
export async function readTexts(db: Sql, now: Date, name?: string) {
  return db
    .selectFrom('cms_content as c')
    .innerJoin(sectionsAt(now).as('f'), 'f.content_id', 'c.id')
    .select(['c.id', 'c.name', 'c.title', 'c.title_ar'])
    .select((x) => x.fn.max('f.updated_on').as('updated_on'))
    .select(sql<string>`string_agg(f.heading || e'\n\n' || f.body, e'\n\n' order by f.position)`.as('body'))
    .select(sql<string>`string_agg(f.heading_ar || e'\n\n' || f.body_ar, e'\n\n' order by f.position)`.as('body_ar'))
    .$if(name !== undefined, (q) => q.where('c.name', '=', name ?? ''))
    .groupBy('c.id')
    .orderBy('c.id')
    .execute();
}

/** The sections of one text, in order. */
export async function readSections(db: Sql, contentId: number, now: Date) {
  return db
    .selectFrom(sectionsAt(now).as('f'))
    .select(['id', 'heading', 'heading_ar', 'body', 'body_ar'])
    .where('content_id', '=', contentId)
    .orderBy('position')
    .execute();
}
