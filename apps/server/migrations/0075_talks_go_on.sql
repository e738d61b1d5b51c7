-- The visits that this one took the place of with the same doctor, the oldest first: what was written about them is read before its own.
alter table visit_chat add column continues bigint[] not null default '{}';
