-- How often the texts of a doctor's page were written: the desk writes over those that it has seen alone.
alter table doctor add column texts_revision integer not null default 0;
