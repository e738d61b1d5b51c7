-- What two people edit at once: a change names the revision that its author saw, and is refused when there is a newer one.
alter table offer add column revision integer not null default 1;
alter table coupon add column revision integer not null default 1;
-- desk_fields are the columns that the staff set themselves: an import leaves those as they are.
alter table product
  add column revision integer not null default 1,
  add column desk_fields text[] not null default '{}';
