-- One machine for the codes of every purpose. Those of the earlier form lived five minutes; none is worth keeping.
delete from one_time_code;
alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('login', 'register', 'reset', 'delete', 'consent', 'contact', 'order'));
-- subject is what the code is for; to_phone and to_email are where it went, both null when nobody was there; the masked ones
-- are what the answer showed, and are shown again when another code is asked for.
alter table one_time_code
  add column subject text not null check (length(subject) <= 300),
  add column to_phone text,
  add column to_email text,
  add column masked_phone text,
  add column masked_email text,
  add column language text not null check (language in ('ar', 'en'));
create index one_time_code_account on one_time_code (account_id, id desc) where account_id is not null;
create index one_time_code_phone on one_time_code (to_phone, id desc) where to_phone is not null;
create index one_time_code_email on one_time_code (to_email, id desc) where to_email is not null;
