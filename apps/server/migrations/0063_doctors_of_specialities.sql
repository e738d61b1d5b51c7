-- How many doctors who see patients each speciality has, in it or below it: kept in the transaction that changes it, since the list of
-- specialities is read far more often than a doctor comes or goes.
create table speciality_doctors (
  speciality_id bigint primary key references speciality (id) on delete cascade,
  doctors integer not null check (doctors >= 0)
);

create function count_speciality_doctors() returns trigger language plpgsql as $$
begin
  -- One after the other: who counts sees what everybody has changed who counted before.
  lock table speciality_doctors in share row exclusive mode;
  insert into speciality_doctors (speciality_id, doctors)
  select s.id, count(distinct d.id)
  from speciality s
  join speciality own on s.id in (own.id, own.parent_id)
  left join doctor_speciality ds on ds.speciality_id = own.id
  left join doctor d on d.id = ds.doctor_id and d.is_active
  group by s.id
  on conflict (speciality_id) do update set doctors = excluded.doctors where speciality_doctors.doctors <> excluded.doctors;
  return null;
end $$;

create trigger doctor_speciality_counted after insert or update or delete on doctor_speciality
  for each statement execute function count_speciality_doctors();
create trigger doctor_counted after update of is_active on doctor for each statement execute function count_speciality_doctors();
create trigger speciality_counted after insert or update of parent_id on speciality
  for each statement execute function count_speciality_doctors();

-- Once for those that are there.
update speciality set parent_id = parent_id;
