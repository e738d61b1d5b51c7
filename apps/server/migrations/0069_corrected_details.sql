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

-- A national ID was taken as an Iqama by the form for family members: a second file for one identity could be opened by it. It moves to its
-- own column where no other open file has it; where one has, the second file stands without a number until a desk corrects it (S5.10).
with moved as (
  update person p set national_id = p.iqama, iqama = null
  where p.iqama ~ '^1[0-9]{9}$' and p.national_id is null and (p.deleted_at is not null
    or not exists (select from person o where o.national_id = p.iqama and o.deleted_at is null))
  returning p.id, p.national_id as number
)
insert into person_correction (person_id, reason, changes, corrected_at)
select id, 'A national ID was on file as an Iqama', jsonb_build_object('iqama', jsonb_build_object('before', number, 'after', null),
  'national_id', jsonb_build_object('before', null, 'after', number)), now()
from moved;
insert into person_correction (person_id, reason, changes, corrected_at)
select id, 'The national ID of another file was on file as an Iqama',
  jsonb_build_object('iqama', jsonb_build_object('before', iqama, 'after', null)), now()
from person where iqama ~ '^1[0-9]{9}$';
update person set iqama = null where iqama ~ '^1[0-9]{9}$';
alter table person add constraint person_iqama_is_no_national_id check (iqama !~ '^1[0-9]{9}$');
