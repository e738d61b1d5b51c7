-- What an administrator set of where a branch brings orders to: the drawn area as its corners in their order, if there is one; its cities are in delivery_city.
create table delivery_area (
  location_id bigint primary key references location (id),
  corners jsonb,
  revision integer not null,
  changed_at timestamptz not null,
  account_id bigint not null references account (id)
);
