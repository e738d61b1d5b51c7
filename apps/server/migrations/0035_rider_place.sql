-- Where a rider was last, while on the way to somebody: one row a rider, no trail, forgotten after a day.
create table rider_place (
  rider_id bigint primary key references person (id),
  latitude double precision not null check (latitude between 16 and 33),
  longitude double precision not null check (longitude between 34 and 56),
  measured_at timestamptz not null,
  received_at timestamptz not null
);
