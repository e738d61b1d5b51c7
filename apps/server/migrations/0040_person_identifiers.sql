-- The numbers by which other systems know a person (FHIR Identifier): what an import finds them by. One number is one person's.
create table person_identifier (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  system text not null check (length(system) between 1 and 500),
  value text not null check (length(value) between 1 and 200),
  created_at timestamptz not null,
  unique (system, value)
);
create index person_identifier_person on person_identifier (person_id);

insert into person_identifier (person_id, system, value, created_at)
select r.person_id, trim(i ->> 'system'), trim(i ->> 'value'), r.imported_at
from fhir_resource r cross join lateral jsonb_array_elements(
  case jsonb_typeof(r.body -> 'identifier') when 'array' then r.body -> 'identifier' else '[]' end) as i
where r.resource_type = 'Patient'
  and length(trim(i ->> 'system')) between 1 and 500 and length(trim(i ->> 'value')) between 1 and 200
  and coalesce(i ->> 'use', '') not in ('old', 'temp')
  and coalesce(i #>> '{type,coding,0,code}', '') not in ('SN', 'MC', 'AN', 'VN')
order by r.person_id, r.id
on conflict do nothing;

-- The id that another system gives its Patient is no number of a person: two systems may use the same one.
drop index person_source;
create index person_source on person (source_id) where source_id is not null;

-- full_url: the address that other resources name it by. source: the Patient id or address of the system that it came from, empty
-- for the system that the person's file was opened from; ids that are no UUIDs carry it in source_id, so that two systems that
-- both number from one do not overwrite each other.
alter table fhir_resource add column full_url text, add column source text not null default '';
-- For the copy of all that was brought, page by page.
create index fhir_resource_pages on fhir_resource (person_id, id);

-- urn:uuid:X and X are one id, and a UUID has no capitals. Where both are there already, both stay.
create function pg_temp.plain_uuid(id text) returns text language sql immutable as $$
  select case when id ~* '^(urn:uuid:)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then lower(regexp_replace(id, '^urn:uuid:', '', 'i'))
    when id ~* '^urn:uuid:' then regexp_replace(id, '^urn:uuid:', '', 'i') else id end
$$;
update person set source_id = pg_temp.plain_uuid(source_id) where source_id is distinct from pg_temp.plain_uuid(source_id);
update fhir_resource r set source_id = pg_temp.plain_uuid(source_id)
where source_id <> pg_temp.plain_uuid(source_id) and not exists (select from fhir_resource o where o.person_id = r.person_id
  and o.resource_type = r.resource_type and o.id <> r.id and pg_temp.plain_uuid(o.source_id) = pg_temp.plain_uuid(r.source_id));
update encounter r set source_id = pg_temp.plain_uuid(source_id)
where source_id <> pg_temp.plain_uuid(source_id) and not exists (select from encounter o where o.person_id = r.person_id
  and o.id <> r.id and pg_temp.plain_uuid(o.source_id) = pg_temp.plain_uuid(r.source_id));
update observation r set source_id = pg_temp.plain_uuid(source_id)
where source_id <> pg_temp.plain_uuid(source_id) and not exists (select from observation o where o.person_id = r.person_id
  and o.id <> r.id and pg_temp.plain_uuid(o.source_id) = pg_temp.plain_uuid(r.source_id));
