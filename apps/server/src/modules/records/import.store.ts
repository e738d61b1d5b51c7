import { sql } from 'kysely';
import type { Tx } from '../../platform/db/types.ts';
import type { DrawnEncounter, DrawnObservation } from './fhir/draw-record.ts';
import type { KeptResource } from './fhir/read-bundle.ts';

export type KeptCount = { readonly added: number; readonly changed: number };

/** Keeps resources whole, by (person, type, id); answers how many of each type were new and how many changed. */
export async function keepResources(
  tx: Tx,
  personId: number,
  list: readonly KeptResource[],
  now: Date,
): Promise<Map<string, KeptCount>> {
  const rows = JSON.stringify(
    list.map((r) => ({
      type: r.type,
      source_id: r.sourceId,
      full_url: r.fullUrl,
      source: r.source,
      body: r.body,
      hash: r.hash.toString('hex'),
    })),
  );
  const { rows: written } = await sql<{ type: string; added: number; changed: number }>`
    with given as (
      select type, source_id, full_url, source, body, decode(hash, 'hex') as hash from jsonb_to_recordset(${rows}::jsonb)
        as g(type text, source_id text, full_url text, source text, body jsonb, hash text)
    ), old as (
      select resource_type, source_id, body_hash from fhir_resource where person_id = ${personId}
    ), kept as (
      insert into fhir_resource (person_id, resource_type, source_id, full_url, source, body, body_hash, imported_at)
      select ${personId}, type, source_id, full_url, source, body, hash, ${now} from given
      on conflict (person_id, resource_type, source_id) do update set body = excluded.body, body_hash = excluded.body_hash,
        full_url = excluded.full_url, source = excluded.source, imported_at = excluded.imported_at
      where fhir_resource.body_hash <> excluded.body_hash or fhir_resource.full_url is distinct from excluded.full_url
        or fhir_resource.source <> excluded.source
      returning resource_type, source_id, body_hash
    )
    select k.resource_type as type, count(*) filter (where o.body_hash is null)::int as added,
      count(*) filter (where o.body_hash <> k.body_hash)::int as changed
    from kept k left join old o on o.resource_type = k.resource_type and o.source_id = k.source_id
    group by k.resource_type`.execute(tx);
  return new Map(written.map((w) => [w.type, { added: w.added, changed: w.changed }]));
}

export async function saveEncounters(tx: Tx, personId: number, list: readonly DrawnEncounter[]): Promise<void> {
  const rows = JSON.stringify(list);
  await sql`
    insert into encounter (person_id, source_id, class, title, title_ar, reason, provider, practitioner, status, started_at, ended_at)
    select ${personId}, "sourceId", class, title, "titleAr", reason, provider, practitioner, status, "startedAt", "endedAt"
    from jsonb_to_recordset(${rows}::jsonb) as g("sourceId" text, class text, title text, "titleAr" text, reason text, provider text,
      practitioner text, status text, "startedAt" timestamptz, "endedAt" timestamptz)
    on conflict (person_id, source_id) do update set class = excluded.class, title = excluded.title, title_ar = excluded.title_ar,
      reason = excluded.reason, provider = excluded.provider, practitioner = excluded.practitioner, status = excluded.status,
      started_at = excluded.started_at, ended_at = excluded.ended_at`.execute(tx);
}

export async function saveObservations(tx: Tx, personId: number, list: readonly DrawnObservation[]): Promise<void> {
  const rows = JSON.stringify(list);
  await sql`
    insert into observation (person_id, encounter_id, source_id, category, loinc, title, title_ar, value_number, value_text, unit, low, high,
      status, is_sensitive, taken_at, released_at)
    select ${personId}, e.id, g."sourceId", g.category, g.loinc, coalesce(t.title, g.title), t.title_ar, g.value, g."valueText", g.unit,
      g.low, g.high, g.status, coalesce(t.is_sensitive, false), g."takenAt", g."takenAt"
    from jsonb_to_recordset(${rows}::jsonb) as g("sourceId" text, "encounterSourceId" text, category text, loinc text, title text,
      value double precision, "valueText" text, unit text, low double precision, high double precision, status text, "takenAt" timestamptz)
    left join encounter e on e.person_id = ${personId} and e.source_id = g."encounterSourceId"
    left join lab_test t on t.loinc = g.loinc
    on conflict (person_id, source_id) do update set encounter_id = excluded.encounter_id, category = excluded.category,
      loinc = excluded.loinc, title = excluded.title, title_ar = excluded.title_ar, value_number = excluded.value_number,
      value_text = excluded.value_text, unit = excluded.unit, low = excluded.low, high = excluded.high, status = excluded.status,
      is_sensitive = excluded.is_sensitive, taken_at = excluded.taken_at`.execute(tx);
}
