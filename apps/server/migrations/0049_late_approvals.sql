-- By what name the insurer knows a request for approval, and when it was last asked for late answers.
alter table appointment_cover add column request_reference text check (length(request_reference) between 1 and 200);
create index appointment_cover_request on appointment_cover (request_reference) where request_reference is not null;
create table payer_poll (
  only_row boolean primary key default true check (only_row),
  polled_at timestamptz not null
);
insert into payer_poll (polled_at) values ('2000-01-01T00:00:00Z');
