-- A certificate of the vaccines that stood in the record when it was printed. Printed again with the same ones it has the same code.
create table vaccine_certificate (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  -- 128 random bits: what /verify asks for.
  code text not null unique,
  -- The lines of the record that it lists, in ascending order.
  entry_ids bigint[] not null check (cardinality(entry_ids) > 0),
  issued_at timestamptz not null,
  unique (person_id, entry_ids)
);

-- On or off, and no number.
update setting set value = case value when '1' then 'true'::jsonb else 'false'::jsonb end,
  note = 'Whether a physician has confirmed the schedule of vaccines from four years on'
where title = 'VACCINE_SCHEDULE_CONFIRMED';
