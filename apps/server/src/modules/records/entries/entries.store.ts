import { sql } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';
import { holderOf, type holdColumns } from '../hold.ts';
import type { ReaderScope } from '../records.store.ts';
import { entryTypes, type EntryKind, type RecordEntry } from './entry-of.ts';

const columns = ['id', 'resource_type', 'source_id', 'full_url', 'source', 'body'] as const;

/** The kept resources of which entries are drawn, and what names them, the oldest first; all of a person, or these. */
export const resourcesForEntries = (tx: Tx, personId: number, ids: readonly number[] | undefined) =>
  tx
    .selectFrom('fhir_resource')
    .select(columns)
    .where('person_id', '=', personId)
    .where('is_about_patient', '=', true)
    .where('resource_type', 'in', ids === undefined ? [...entryTypes, 'Medication', 'Substance'] : [...entryTypes])
    .$if(ids !== undefined, (q) => q.where('id', 'in', ids!.length > 0 ? [...ids!] : [0]))
    .orderBy('id')
    .execute();

/**
 * Writes what was drawn. What a doctor holds back stays held, what was marked sensitive stays so. Of what was shown and is withdrawn only its
 * kind stays; what was withdrawn before anybody saw it never stands here.
 */
export async function saveEntries(
  tx: Tx,
  personId: number,
  list: readonly (RecordEntry & { readonly resourceId: number })[],
  now: Date,
): Promise<void> {
  const valid = list.filter(({ isWithdrawn }) => !isWithdrawn);
  const gone = list.filter(({ isWithdrawn }) => isWithdrawn);
  await sql`
    insert into record_entry (person_id, resource_id, kind, title, title_ar, detail, status, at, at_text, is_sensitive, released_at)
    select ${personId}, g."resourceId", g.kind, g.title, g."titleAr", g.detail, g.status, g.at, g."atText", g."isSensitive", ${now}
    from jsonb_to_recordset(${JSON.stringify(valid)}::jsonb) as g("resourceId" bigint, kind text, title text, "titleAr" text, detail text,
      status text, at timestamptz, "atText" text, "isSensitive" boolean)
    on conflict (resource_id) do update set kind = excluded.kind, title = excluded.title, title_ar = excluded.title_ar,
      detail = excluded.detail, status = excluded.status, at = excluded.at, at_text = excluded.at_text,
      is_sensitive = record_entry.is_sensitive or excluded.is_sensitive, withdrawn_at = null`.execute(tx);
  await sql`
    update record_entry e set status = g.status, title = g.title, title_ar = g."titleAr", detail = null,
      withdrawn_at = coalesce(e.withdrawn_at, ${now})
    from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g("resourceId" bigint, status text, title text, "titleAr" text)
    where e.resource_id = g."resourceId"`.execute(tx);
}

/** Notes which resources were corrected by which. A correction that is new is held back as what it corrects is. */
export async function saveReplacements(
  tx: Tx,
  personId: number,
  pairs: readonly { readonly old: number; readonly by: number }[],
): Promise<void> {
  if (pairs.length === 0) return;
  const { rows } = await sql<{ readonly old: number }>`
    update record_entry e set replaced_by = g.by
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as g(old bigint, by bigint)
    where e.resource_id = g.old and e.person_id = ${personId} and e.replaced_by is distinct from g.by
    returning e.resource_id as old`.execute(tx);
  await sql`
    update record_entry n set released_at = null, held_by = o.held_by, held_at = o.held_at
    from record_entry o
    where o.resource_id = any(${rows.map(({ old }) => old)}::bigint[]) and o.released_at is null
      and n.resource_id = o.replaced_by and n.person_id = ${personId}`.execute(tx);
}

/** The entry that corrects another, where the reader may see it. */
const correctedBy = (scope: EntryScope) => sql<number | null>`(
  select n.id from record_entry n
  where n.resource_id = e.replaced_by and n.withdrawn_at is null and (not ${scope.hideSensitive} or not n.is_sensitive)
    and (${scope.showHeld} or n.released_at is not null) and not (n.resource_id = any(${[...scope.hidden]}::bigint[])))`;

const entryColumns = [
  'e.id',
  'e.resource_id',
  'e.kind',
  'e.title',
  'e.title_ar',
  'e.detail',
  'e.status',
  'e.at',
  'e.at_text',
  'e.released_at',
  'e.held_at',
  holderOf('e'),
  'e.withdrawn_at',
  'e.is_sensitive',
] as const;

/** What a reader may see: nothing sensitive for a limited guardian, nothing held for the person; a doctor sees what is held, to release it. */
export type EntryScope = ReaderScope & { readonly hidden: ReadonlySet<number> };
export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

export const visibleEntries = (db: Sql, scope: EntryScope) =>
  db
    .selectFrom('record_entry as e')
    .where('e.person_id', '=', scope.personId)
    .$if(scope.hideSensitive, (q) => q.where('e.is_sensitive', '=', false))
    .$if(!scope.showHeld, (q) => q.where('e.released_at', 'is not', null))
    .$if(scope.hidden.size > 0, (q) => q.where('e.resource_id', 'not in', [...scope.hidden]));

type Page = { readonly limit: number; readonly offset: number };

/** Entries of one kind, the newest first, undated ones last. */
export const listEntries = (db: Sql, scope: EntryScope, kinds: readonly EntryKind[], page: Page) =>
  visibleEntries(db, scope)
    .select(entryColumns)
    .select(correctedBy(scope).as('corrected_by'))
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('e.kind', 'in', [...kinds])
    .orderBy('e.at', (o) => o.desc().nullsLast())
    .orderBy('e.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** An entry with the resource that it was drawn from. */
export const findEntry = (db: Sql, scope: EntryScope, id: number) =>
  visibleEntries(db, scope)
    .innerJoin('fhir_resource as r', 'r.id', 'e.resource_id')
    .select(entryColumns)
    .select(correctedBy(scope).as('corrected_by'))
    .select(['r.resource_type', 'r.source_id', 'r.full_url', 'r.source', 'r.body'])
    .where('e.id', '=', id)
    .executeTakeFirst();

/** Holds an entry back or releases it; false when it is that already. */
export async function setReleased(
  tx: Tx,
  personId: number,
  id: number,
  hold: ReturnType<typeof holdColumns>,
): Promise<boolean> {
  const row = await tx
    .updateTable('record_entry')
    .set(hold)
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('released_at', hold.released_at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The resources of a person that a doctor holds back. */
export async function heldEntries(db: Sql, personId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('record_entry')
    .select('resource_id')
    .where('person_id', '=', personId)
    .where('released_at', 'is', null)
    .execute();
  return rows.map(({ resource_id }) => resource_id);
}

/** The resources of a person whose entries are marked as sensitive: what was once marked stays so, whatever a later file calls it. */
export async function sensitiveEntries(db: Sql, personId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('record_entry')
    .select('resource_id')
    .where('person_id', '=', personId)
    .where('is_sensitive', '=', true)
    .execute();
  return rows.map(({ resource_id }) => resource_id);
}
