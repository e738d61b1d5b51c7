-- What a desk corrected of who somebody is, or of their phone: by which document, why, and what was there before and after, by column. Phones
-- stand there masked: nothing in it reaches anybody once the account is closed. Nobody of the staff did what no account stands beside (D9.02).
create table person_correction (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id),
  account_id bigint references account (id),
  document text check (document in ('national_id', 'iqama', 'passport', 'birth_certificate', 'family_register')),
  reason text not null check (char_length(reason) between 5 and 300),
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  corrected_at timestamptz not null,
  check ((account_id is null) = (document is null))
);
create index person_correction_person on person_correction (person_id);

-- A phone that a desk typed, whoever opened the file: unconfirmed until it rang there. Once its person was reached there by a code it is no
-- matter of a desk any more, and both are empty.
alter table person
  add column phone_typed_at timestamptz,
  add column phone_confirmed_at timestamptz,
  add constraint person_phone_confirmed check (phone_confirmed_at is null or phone_typed_at is not null);
update person p set phone_typed_at = r.registered_at, phone_confirmed_at = r.phone_confirmed_at
  from desk_registration r
  where r.person_id = p.id and p.phone is not null
    and not exists (select from account a where a.person_id = p.id and a.password_hash is not null);
alter table desk_registration drop column phone_confirmed_at;
