-- The pharmacy has called it back from the rider who has it with them, and why; it is cancelled once the branch has the goods.
alter table pharmacy_order add column called_back_at timestamptz;
alter table pharmacy_order add column call_back_reason text check (length(call_back_reason) between 1 and 500);
alter table pharmacy_order add constraint pharmacy_order_call_back check ((called_back_at is null) = (call_back_reason is null));
