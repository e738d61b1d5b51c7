-- By which log-in a prescription was sent: a guardian with limited access does not read what the young person sent. Of those from before that wait
-- for an order nobody knows it any more: to such a guardian they are closed.
alter table prescription add column account_id bigint references account (id);
update prescription p set account_id = o.account_id from pharmacy_order o where o.id = p.order_id and p.record_id is null;
