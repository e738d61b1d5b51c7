-- Days of the week on which somebody is reminded, 0 for Sunday; none are all.
alter table medication_reminder
  add column weekdays integer[] not null default '{}' check (weekdays <@ array[0, 1, 2, 3, 4, 5, 6]);
