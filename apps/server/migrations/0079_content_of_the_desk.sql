-- Packages are content now: drafted, previewed and published at a time. Each publication is a version of its own that never changes,
-- so what was sold stays as it was sold.
alter table content_item drop constraint content_item_kind_check;
alter table content_item add constraint content_item_kind_check
  check (kind in ('article', 'banner', 'promotion', 'package', 'announcement', 'question', 'place', 'terms', 'symptoms'));

alter table service_package
  add column item_id bigint references content_item (id),
  add column starts_at timestamptz;
update service_package set starts_at = created_at;
alter table service_package alter column starts_at set not null;

-- Each package gets the item that it is edited by.
alter table content_item add column package_id bigint;
insert into content_item (kind, fields, created_at, changed_at, package_id)
select 'package',
  jsonb_build_object('title', title, 'title_ar', title_ar, 'summary', description, 'summary_ar', description_ar,
    'price', price / 100.0, 'most_terms', most_terms, 'drawing', drawing,
    'services', (select jsonb_agg(jsonb_build_object('title', s.title, 'title_ar', s.title_ar, 'type', s.type,
      'speciality_id', s.speciality_id, 'quantity', s.quantity, 'unit_price', s.unit_price / 100.0) order by s.id)
      from service_package_service s where s.package_id = p.id)),
  created_at, created_at, id
from service_package p order by id;
update service_package p set item_id = i.id from content_item i where i.package_id = p.id;
insert into content_publication (item_id, revision, fields, starts_at, ends_at)
select p.item_id, 1, i.fields, p.starts_at, p.ended_at
from service_package p join content_item i on i.id = p.item_id order by p.id;
alter table content_item drop column package_id;
alter table service_package alter column item_id set not null;
create index service_package_item on service_package (item_id, id desc);

-- One open package of a kind, whichever version of it.
alter table booked_package add column item_id bigint references content_item (id);
update booked_package b set item_id = p.item_id from service_package p where p.id = b.package_id;
alter table booked_package alter column item_id set not null;
drop index booked_package_open;
create unique index booked_package_open on booked_package (person_id, item_id) where state in ('draft', 'active');

-- Words that stand in the place of texts of the symptom checker's table, as the content desk published them. The last that has begun counts;
-- with its number the version of the table is the one that a physician approves.
create table symptom_words (
  id bigint generated always as identity primary key,
  item_id bigint not null references content_item (id),
  texts jsonb not null,
  starts_at timestamptz not null,
  ended_at timestamptz
);
create index symptom_words_item on symptom_words (item_id, id desc);
-- There is one, in which nothing is changed yet.
create unique index content_item_symptoms on content_item (kind) where kind = 'symptoms';
insert into content_item (kind, fields, created_at, changed_at)
values ('symptoms', jsonb_build_object('title', 'Symptom checker', 'title_ar', 'فحص الأعراض'), now(), now());
