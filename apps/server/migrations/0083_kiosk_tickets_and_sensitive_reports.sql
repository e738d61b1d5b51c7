-- The ticket that was given for a code, so that a kiosk that asks again gets the same one. Kept while its pass is good.
alter table kiosk_code_use add column queue_ticket_id bigint references queue_ticket (id) on delete cascade;
