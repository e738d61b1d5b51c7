-- What somebody of 15 to 17 puts into the cart is theirs alone: a guardian with limited access has a cart of their own in that profile.
alter table cart add column guardian_id bigint references person (id);
alter table cart add check (guardian_id is null or person_id is not null);
-- One for each of them, one for the profile, and one for each guest.
alter table cart drop constraint cart_person_id_key;
alter table cart drop constraint cart_guest_id_key;
alter table cart add unique nulls not distinct (person_id, guardian_id, guest_id);
create index cart_guest on cart (guest_id) where guest_id is not null;
create index cart_guardian on cart (guardian_id) where guardian_id is not null;
drop index cart_abandoned;
create index cart_abandoned on cart (updated_at) where guest_id is not null or guardian_id is not null;
