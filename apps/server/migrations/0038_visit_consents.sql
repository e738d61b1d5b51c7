-- Agreement to the policy of a kind of visit: once a version for each profile, with who gave it.
create table visit_consent (
  person_id bigint not null references person (id),
  policy text not null check (policy in ('virtual', 'onspot')),
  version integer not null check (version > 0),
  by_person_id bigint not null references person (id),
  given_at timestamptz not null,
  primary key (person_id, policy, version)
);
create trigger visit_consent_append_only before update or delete on visit_consent for each row execute function forbid_change();

-- Where a home visit goes: a copy that later changes of the saved address do not touch.
alter table appointment add column home_address jsonb;
alter table appointment add constraint appointment_home_address check (home_address is null or type = 'home');

-- What the page of its result is called: the method of a visit. Null for the purpose.
alter table payment add column result_method text;
