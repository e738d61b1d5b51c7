-- What the screens list of kept resources, drawn from them when they are kept: by this the timeline and the reports are read in order
-- without looking into every resource. A day or month that is all that is known begins at its first midnight in Riyadh; undated ones stand last.
create table record_entry (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  resource_id bigint not null unique references fhir_resource (id),
  kind text not null check (kind in ('radiology', 'report', 'lab_report', 'medicine', 'vaccine', 'condition', 'procedure', 'allergy',
    'care_plan', 'insurance')),
  title text not null,
  title_ar text,
  detail text,
  status text not null,
  at timestamptz,
  at_text text,
  is_sensitive boolean not null default false,
  -- Null while a doctor holds it back.
  released_at timestamptz,
  withdrawn_at timestamptz,
  -- The resource that corrects this one, where there is one.
  replaced_by bigint references fhir_resource (id)
);
create index record_entry_person on record_entry (person_id, at desc nulls last, id desc);
create index record_entry_kind on record_entry (person_id, kind, at desc nulls last, id desc);
