-- An order that was made of a refill by subscription by one press, and which refill that was. The cart is not touched by it.
alter table pharmacy_order
  add column refill_subscription_id bigint references refill_subscription (id) on delete set null,
  add column refill_due_on date,
  add constraint pharmacy_order_refill_check check (refill_subscription_id is null or refill_due_on is not null);
-- A refill is ordered once, unless its order came to nothing.
create unique index pharmacy_order_refill on pharmacy_order (refill_subscription_id, refill_due_on)
  where payment_state <> 'released' and (state is null or state not in ('cancelled', 'rejected', 'returned'));
