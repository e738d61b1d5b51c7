-- Pictures for tickets that were sent in none are forgotten as those of prescriptions and deliveries are: nothing waits for each of them any more.
delete from outbox where kind = 'people.ticket_picture_aged' and done_at is null;
-- They are looked for again and again.
create index stored_file_tickets on stored_file (created_at) where kind = 'ticket';
-- How many pieces of a lot are set aside for orders.
create index order_stock_lot on order_stock (lot_id);
