-- Services of care that are sold together. Amounts in halalas without VAT. What is offered once never changes: it is ended, and another one made.
create table service_package (
  id bigint generated always as identity primary key,
  title text not null,
  title_ar text not null,
  description text not null default '',
  description_ar text not null default '',
  price bigint not null check (price > 0),
  most_terms smallint not null default 1 check (most_terms between 1 and 4),
  created_by bigint references account (id),
  created_at timestamptz not null,
  ended_at timestamptz
);
-- Null speciality: any. `unit_price`: what one of it would cost alone; by it the price is shared.
create table service_package_service (
  id bigint generated always as identity primary key,
  package_id bigint not null references service_package (id),
  title text not null,
  title_ar text not null,
  type text not null check (type in ('onsite', 'virtual', 'home', 'onspot')),
  speciality_id bigint references speciality (id),
  quantity smallint not null check (quantity between 1 and 20),
  unit_price bigint not null check (unit_price > 0)
);
create index service_package_service_package on service_package_service (package_id);
-- A package that somebody booked, at the price and the VAT of that day.
create table booked_package (
  id bigint generated always as identity primary key,
  package_id bigint not null references service_package (id),
  person_id bigint not null references person (id),
  booked_by bigint not null references account (id),
  state text not null default 'draft' check (state in ('draft', 'active', 'completed', 'cancelled', 'lapsed', 'expired')),
  price bigint not null check (price > 0),
  vat bigint not null check (vat >= 0),
  vat_percent smallint not null check (vat_percent between 0 and 100),
  created_at timestamptz not null,
  draft_until timestamptz not null,
  valid_until date,
  ended_at timestamptz,
  check ((state = 'active') <= (valid_until is not null))
);
create unique index booked_package_open on booked_package (person_id, package_id) where state in ('draft', 'active');
create index booked_package_person on booked_package (person_id, id desc);
create index booked_package_draft on booked_package (draft_until) where state = 'draft';
create index booked_package_valid on booked_package (valid_until) where state = 'active';
-- What is paid of it, and when: each term is what a payment of the purpose `package` names.
create table booked_package_term (
  id bigint generated always as identity primary key,
  booked_package_id bigint not null references booked_package (id),
  number smallint not null check (number between 1 and 4),
  net bigint not null check (net >= 0),
  vat bigint not null check (vat >= 0),
  due_on date not null,
  payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'pending payment', 'paid')),
  paid_at timestamptz,
  unique (booked_package_id, number)
);
-- One service of it with its share of the price, and the visit that it bears. `given_back_at`: it came back after the package had ended.
create table booked_package_service (
  id bigint generated always as identity primary key,
  booked_package_id bigint not null references booked_package (id),
  service_id bigint not null references service_package_service (id),
  net bigint not null check (net >= 0),
  vat bigint not null check (vat >= 0),
  appointment_id bigint references appointment (id),
  given_back_at timestamptz
);
create index booked_package_service_package on booked_package_service (booked_package_id);
create unique index booked_package_service_appointment on booked_package_service (appointment_id) where appointment_id is not null;
