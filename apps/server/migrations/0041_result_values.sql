-- What a laboratory sent, without loss: the number as it was written, how the value lies to it, which ends belong to the range,
-- what the laboratory itself said, and how exactly the moment is known.
alter table observation
  -- Zero is the observation's own value; 1, 2 and so on are its components.
  add column component smallint not null default 0,
  add column value_decimal text check (value_decimal ~ '^-?\d{1,40}(\.\d{1,40})?$'),
  add column comparator text check (comparator in ('<', '<=', '>', '>=')),
  add column unit_code text,
  add column low_exclusive boolean not null default false,
  add column high_exclusive boolean not null default false,
  add column range_kind text not null default 'normal' check (range_kind in ('normal', 'target', 'critical')),
  add column range_text text,
  add column interpretation text
    check (interpretation in ('critical_low', 'low', 'normal', 'high', 'critical_high', 'abnormal')),
  add column taken_text text,
  -- When what was published was taken back. Its value is gone from then on, so that no path can show it.
  add column withdrawn_at timestamptz,
  drop constraint observation_person_id_source_id_key,
  add constraint observation_source unique (person_id, source_id, component),
  add constraint observation_withdrawn_has_no_value
    check (withdrawn_at is null or (value_number is null and value_text is null and value_decimal is null));

alter table encounter
  add column started_text text,
  add column withdrawn_at timestamptz;

-- What was brought in before this migration: wrong results and visits are taken back, comparators that were dropped come back from
-- the resources, which were kept whole. Everything else comes with the next import of the same bundle.
update observation set value_number = null, value_text = null, low = null, high = null, withdrawn_at = now()
where status in ('entered-in-error', 'cancelled');
update encounter set reason = null, provider = null, practitioner = null, withdrawn_at = now()
where status in ('entered-in-error', 'cancelled');
update observation o set comparator = f.body #>> '{valueQuantity,comparator}'
from fhir_resource f
where f.person_id = o.person_id and f.resource_type = 'Observation' and f.source_id = o.source_id and o.withdrawn_at is null
  and f.body #>> '{valueQuantity,comparator}' in ('<', '<=', '>', '>=');

-- From here on nothing that was entered in error or cancelled can stand as if it were true.
alter table observation
  add constraint observation_retracted_is_withdrawn
    check (withdrawn_at is not null or status not in ('entered-in-error', 'cancelled'));
alter table encounter
  add constraint encounter_retracted_is_withdrawn
    check (withdrawn_at is not null or status not in ('entered-in-error', 'cancelled'));
