-- What the pharmacy's staff changed: who, when, what was there before and what after. Never changed itself.
create table desk_journal (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  account_id bigint not null references account (id),
  what text not null check (what in ('product', 'price', 'photo', 'stock', 'offer', 'coupon')),
  record_id text not null,
  reason text,
  before jsonb,
  after jsonb
);
create index desk_journal_record on desk_journal (what, record_id, id desc);
create trigger desk_journal_append_only before update or delete on desk_journal for each row execute function forbid_change();
