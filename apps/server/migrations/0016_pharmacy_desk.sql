-- What the pharmacy's staff changed: who, when, what was there before and what after. Never changed itself.
create table pharmacy_change (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  account_id bigint not null references account (id),
  what text not null check (what in ('product', 'price', 'photo', 'stock', 'offer', 'coupon')),
  record_id text not null,
  reason text,
  before jsonb,
  after jsonb
);
create index pharmacy_change_record on pharmacy_change (what, record_id, id desc);
create trigger pharmacy_change_append_only before update or delete on pharmacy_change for each row execute function forbid_change();
