-- What the register of medicines no longer allows to be sold. register_refusal says why and stands until the register allows it again;
-- withdrawn_by_register: the register took it off sale, not the staff, so the register's next word may put it back.
alter table product
  add column register_refusal text check (length(register_refusal) between 1 and 60),
  add column withdrawn_by_register boolean not null default false,
  add constraint product_withdrawn_by_register check (
    not withdrawn_by_register or (withdrawn_at is not null and register_refusal is not null)
  );
create index order_line_product on order_line (product_id);
