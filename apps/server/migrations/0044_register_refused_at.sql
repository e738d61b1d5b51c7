-- Since when the register refuses a product: what was handed over before is one thing, what would be handed over after it another.
alter table product add column register_refused_at timestamptz;
update product set register_refused_at = coalesce(withdrawn_at, updated_at) where register_refusal is not null;
alter table product
  add constraint product_register_refused_at check ((register_refusal is null) = (register_refused_at is null));
-- A decimal comma is read as a point now: the next import finds these lines changed and stores their words anew.
update product set fingerprint = null where source = 'sfda' and name_ar ~ '[0-9٠-٩],[0-9٠-٩]';
