-- Which doctor holds a result or a report back from its patient, and since when. Nobody holds what is released.
alter table observation
  add column held_by bigint references doctor (id),
  add column held_at timestamptz,
  add constraint observation_hold check ((held_by is null) = (held_at is null) and (held_at is null or released_at is null));
alter table record_entry
  add column held_by bigint references doctor (id),
  add column held_at timestamptz,
  add constraint record_entry_hold check ((held_by is null) = (held_at is null) and (held_at is null or released_at is null));
