-- Cancelled while a rider was to fetch it, who may have fetched it without a line: what it holds is not in stock until the branch has it.
alter table pharmacy_order add column awaits_goods boolean not null default false
  constraint pharmacy_order_awaits_goods_check check (not awaits_goods or state = 'cancelled');
create index pharmacy_order_awaits_goods on pharmacy_order (id) where awaits_goods;
