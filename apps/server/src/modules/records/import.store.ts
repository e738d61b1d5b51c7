import { sql } from 'kysely';
import type { Tx } from '#platform/db/types.ts';
import { indexEntries } from './entries/index-entries.ts';
import type { MappedEncounter, MappedRecord, SourceState } from './fhir/map-record.ts';
import type { MappedObservation } from './fhir/map-observation.ts';
import type { BundleResource } from './fhir/read-bundle.ts';

export type ImportCount = { readonly added: number; readonly changed: number };

/** When what is kept of a person was last changed where it came from, by type and id. */
export async function storedVersions(tx: Tx, personId: number): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('fhir_resource')
    .select(['resource_type', 'source_id', sql<string>`body #>> '{meta,lastUpdated}'`.as('changed')])
    .where('person_id', '=', personId)
    .where(sql<boolean>`body #>> '{meta,lastUpdated}' is not null`)
    .execute();
  return new Map(rows.map((r) => [`${r.resource_type}/${r.source_id}`, r.changed]));
}

/** Whom and what visits and results name, and the reports that say which results are the laboratory's. */
const namedTypes = ['Encounter', 'Practitioner', 'PractitionerRole', 'Organization', 'Specimen', 'DiagnosticReport'];

/** What is kept of a person that a later file may name without bringing it again, with as much of it as is followed. */
export const namedResources = (tx: Tx, personId: number) =>
  tx
    .selectFrom('fhir_resource')
    .select(['resource_type', 'source_id', 'full_url', 'source'])
    .select(
      sql`jsonb_build_object('id', body -> 'id', 'meta', body -> 'meta', 'name', body -> 'name', 'practitioner', body -> 'practitioner',
        'subject', body -> 'subject', 'parent', body -> 'parent', 'category', body -> 'category', 'result', body -> 'result')`.as(
        'body',
      ),
    )
    .where('person_id', '=', personId)
    .where('resource_type', 'in', namedTypes)
    .execute();

/** Keeps resources whole, by (person, type, id), and draws the entries that the screens list; answers how many of each type were new and how many changed. */
export async function saveResources(
  tx: Tx,
  personId: number,
  list: readonly (BundleResource & { readonly isAboutPatient: boolean })[],
  now: Date,
): Promise<Map<string, ImportCount>> {
  const rows = JSON.stringify(
    list.map((r) => ({
      type: r.type,
      source_id: r.sourceId,
      full_url: r.fullUrl,
      source: r.source,
      body: r.body,
      is_about_patient: r.isAboutPatient,
      hash: r.hash.toString('hex'),
    })),
  );
  const { rows: written } = await sql<{ type: string; added: number; changed: number }>`
    with given as (
      select type, source_id, full_url, source, body, is_about_patient, decode(hash, 'hex') as hash from jsonb_to_recordset(${rows}::jsonb)
        as g(type text, source_id text, full_url text, source text, body jsonb, is_about_patient boolean, hash text)
    ), old as (
      select resource_type, source_id, body_hash from fhir_resource where person_id = ${personId}
    ), kept as (
      insert into fhir_resource (person_id, resource_type, source_id, full_url, source, body, is_about_patient, body_hash, imported_at)
      select ${personId}, type, source_id, full_url, source, body, is_about_patient, hash, ${now} from given
      on conflict (person_id, resource_type, source_id) do update set body = excluded.body, body_hash = excluded.body_hash,
        full_url = excluded.full_url, source = excluded.source, is_about_patient = excluded.is_about_patient,
        imported_at = excluded.imported_at
      where fhir_resource.body_hash <> excluded.body_hash or fhir_resource.full_url is distinct from excluded.full_url
        or fhir_resource.source <> excluded.source or fhir_resource.is_about_patient <> excluded.is_about_patient
      returning resource_type, source_id, body_hash
    )
    select k.resource_type as type, count(*) filter (where o.body_hash is null)::int as added,
      count(*) filter (where o.body_hash <> k.body_hash)::int as changed
    from kept k left join old o on o.resource_type = k.resource_type and o.source_id = k.source_id
    group by k.resource_type`.execute(tx);
  await indexEntries(tx, personId, now);
  return new Map(written.map((w) => [w.type, { added: w.added, changed: w.changed }]));
}

async function saveEncounters(tx: Tx, personId: number, list: readonly MappedEncounter[]): Promise<void> {
  const rows = JSON.stringify(list);
  await sql`
    insert into encounter (person_id, source_id, class, title, title_ar, reason, provider, provider_ar, practitioner, practitioner_ar,
      status, started_at, started_text, ended_at, is_sensitive)
    select ${personId}, "sourceId", class, title, "titleAr", reason, provider, "providerAr", practitioner, "practitionerAr", status,
      "startedAt", "startedText", "endedAt", "isRestricted"
    from jsonb_to_recordset(${rows}::jsonb) as g("sourceId" text, class text, title text, "titleAr" text, reason text, provider text,
      "providerAr" text, practitioner text, "practitionerAr" text, status text, "startedAt" timestamptz, "startedText" text,
      "endedAt" timestamptz, "isRestricted" boolean)
    on conflict (person_id, source_id) do update set class = excluded.class, title = excluded.title, title_ar = excluded.title_ar,
      reason = excluded.reason, provider = excluded.provider, provider_ar = excluded.provider_ar, practitioner = excluded.practitioner,
      practitioner_ar = excluded.practitioner_ar, status = excluded.status, started_at = excluded.started_at,
      started_text = excluded.started_text, ended_at = excluded.ended_at,
      -- What a guardian was not to see stays so, whatever a later file calls it.
      is_sensitive = encounter.is_sensitive or excluded.is_sensitive, withdrawn_at = null`.execute(tx);
}

/** A visit that was published and is now entered in error: its details are removed, that it was shown stays. */
async function withdrawEncounters(tx: Tx, personId: number, list: readonly SourceState[], now: Date): Promise<void> {
  await sql`
    update encounter e set status = g.status, reason = null, provider = null, provider_ar = null, practitioner = null, practitioner_ar = null,
      withdrawn_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as g("sourceId" text, status text)
    where e.person_id = ${personId} and e.source_id = g."sourceId" and e.withdrawn_at is null`.execute(tx);
}

/** Whether a visit of a record was published and is taken back. */
export async function isVisitWithdrawn(tx: Tx, personId: number, sourceId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('encounter')
    .select('id')
    .where('person_id', '=', personId)
    .where('source_id', '=', sourceId)
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A value that was written, and the id that its observation is kept under. */
export type SavedValue = {
  readonly id: number;
  readonly sourceId: string;
  /** It was not there before. */
  readonly isNew: boolean;
  /** It stands in the timeline: a result of the laboratory or a vital sign. */
  readonly isShown: boolean;
};

/** Writes values over earlier ones. */
async function saveObservations(tx: Tx, personId: number, list: readonly MappedObservation[]): Promise<SavedValue[]> {
  const rows = JSON.stringify(list);
  const { rows: written } = await sql<SavedValue>`
    insert into observation (person_id, encounter_id, source_id, component, category, loinc, title, title_ar, value_number, value_decimal,
      comparator, value_text, unit, unit_code, low, high, low_exclusive, high_exclusive, range_kind, range_text, interpretation, status,
      is_sensitive, taken_at, taken_text, taken_period, value_coding, unit_system, released_at)
    select ${personId}, e.id, g."sourceId", g.component,
      case when g.category = 'other' and t.loinc is not null then 'laboratory' else g.category end,
      g.loinc, coalesce(t.title, g.title), t.title_ar, g.decimal::double precision, g.decimal, g.comparator, g.text, g.unit, g."unitCode",
      g.low, g.high, g."lowExclusive", g."highExclusive", g.kind, g."rangeText", g.interpretation, g.status,
      coalesce(t.is_sensitive, false) or coalesce(panel.is_sensitive, false) or g."isRestricted", g."takenAt", g."takenText",
      nullif(g."takenPeriod", 'null'), nullif(g.coding, 'null'), g."unitSystem", g."takenAt"
    from jsonb_to_recordset(${rows}::jsonb) as g("sourceId" text, component smallint, "encounterSourceId" text, category text, loinc text,
      "panelLoinc" text, title text, decimal text, comparator text, text text, unit text, "unitCode" text, low double precision,
      high double precision, "lowExclusive" boolean, "highExclusive" boolean, kind text, "rangeText" text, interpretation text,
      status text, "takenAt" timestamptz, "takenText" text, "takenPeriod" jsonb, coding jsonb, "unitSystem" text,
      "isRestricted" boolean)
    left join encounter e on e.person_id = ${personId} and e.source_id = g."encounterSourceId"
    left join lab_test t on t.loinc = g.loinc
    left join lab_test panel on panel.loinc = g."panelLoinc"
    order by g."takenAt", g."sourceId", g.component
    on conflict (person_id, source_id, component) do update set encounter_id = excluded.encounter_id, category = excluded.category,
      loinc = excluded.loinc, title = excluded.title, title_ar = excluded.title_ar, value_number = excluded.value_number,
      value_decimal = excluded.value_decimal, comparator = excluded.comparator, value_text = excluded.value_text, unit = excluded.unit,
      unit_code = excluded.unit_code, low = excluded.low, high = excluded.high, low_exclusive = excluded.low_exclusive,
      high_exclusive = excluded.high_exclusive, range_kind = excluded.range_kind, range_text = excluded.range_text,
      interpretation = excluded.interpretation, status = excluded.status,
      -- What a guardian was not to see stays so, whatever a later file calls it.
      is_sensitive = observation.is_sensitive or excluded.is_sensitive,
      taken_at = excluded.taken_at, taken_text = excluded.taken_text, taken_period = excluded.taken_period,
      value_coding = excluded.value_coding, unit_system = excluded.unit_system, withdrawn_at = null
    returning id, source_id as "sourceId", (xmax = 0) as "isNew", category in ('laboratory', 'vital-signs') as "isShown"`.execute(
    tx,
  );
  return written;
}

/**
 * Removes values that these observations had and no longer have: they were entered in error or cancelled, or came without that
 * value. The value is emptied, so that no path can show it; the row stays, to say that it was withdrawn.
 */
async function withdrawObservations(tx: Tx, personId: number, list: readonly SourceState[], now: Date): Promise<void> {
  await sql`
    update observation o set status = g.status, value_number = null, value_decimal = null, comparator = null, value_text = null,
      value_coding = null, low = null, high = null, range_text = null, interpretation = null, withdrawn_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as g("sourceId" text, status text, components jsonb)
    where o.person_id = ${personId} and o.source_id = g."sourceId" and o.withdrawn_at is null
      and not g.components @> to_jsonb(o.component)`.execute(tx);
}

/** Writes what was drawn from a bundle over earlier ones, and removes what is no longer valid; answers the values that it wrote. */
export async function saveRecord(tx: Tx, personId: number, drawn: MappedRecord, now: Date): Promise<SavedValue[]> {
  await withdrawEncounters(tx, personId, drawn.retractedEncounters, now);
  await withdrawObservations(tx, personId, drawn.currentObservations, now);
  await saveEncounters(tx, personId, drawn.encounters);
  return saveObservations(tx, personId, drawn.observations);
}
