-- When a branch is open. weekday: 0 Sunday to 6 Saturday; minutes from Riyadh midnight. A day without a row is closed.
create table location_hours (
  location_id bigint not null references location (id),
  weekday smallint not null check (weekday between 0 and 6),
  opens_minute integer not null check (opens_minute between 0 and 1439),
  closes_minute integer not null check (closes_minute between 1 and 1440),
  primary key (location_id, weekday),
  check (opens_minute < closes_minute)
);
-- Contact us: a ticket of a guest has no person. sender_*: who wrote by the form, and the mobile or e-mail address to answer to.
alter table ticket alter column person_id drop not null;
alter table ticket add column sender_name text;
alter table ticket add column sender_contact text;
alter table ticket add check ((sender_name is null) = (sender_contact is null));
alter table ticket add check (person_id is not null or sender_contact is not null);
alter table ticket drop constraint ticket_topic_check;
alter table ticket add constraint ticket_topic_check
  check (topic in ('order', 'payment', 'product', 'delivery', 'account', 'other', 'appointment', 'complaint'));
-- Closed tickets of guests are purged by their age.
create index ticket_of_guest on ticket (closed_at) where person_id is null and state = 'closed';
-- Without an author it is what a guest wrote.
alter table ticket_message alter column author_id drop not null;
alter table ticket_message add check (author_id is not null or not from_staff);
alter table ticket_message drop constraint ticket_message_ticket_id_fkey;
alter table ticket_message add foreign key (ticket_id) references ticket (id) on delete cascade;
