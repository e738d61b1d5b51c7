-- Administrators change settings (D13.07): who changed what and when, and a count of changes so that nobody writes over what they have not seen.
alter table setting add column revision integer not null default 0;
create table setting_change (
  id bigint generated always as identity primary key,
  title text not null references setting (title),
  before jsonb not null,
  after jsonb not null,
  at timestamptz not null,
  account_id bigint not null references account (id)
);
create index setting_change_title on setting_change (title, id desc);
create trigger setting_change_append_only before update or delete on setting_change for each row execute function forbid_change();
create trigger setting_change_no_truncate before truncate on setting_change for each statement execute function forbid_change();
