-- The audit log is put in order by the numbers of transactions, which begin anew in every cluster. A house that was restored from a
-- backup counts on from where the old one stood.
create table transaction_origin (
  id smallint primary key default 1 check (id = 1),
  counted_before bigint not null check (counted_before >= 0)
);
insert into transaction_origin (counted_before) values (0);

create function in_house_order(number xid8) returns xid8 stable language sql as $$
  select (number::text::bigint + counted_before)::text::xid8 from transaction_origin
$$;
alter table audit_entry alter column transaction set default in_house_order(pg_current_xact_id());
