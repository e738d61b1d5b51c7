-- Pieces that orders hold and a count did not find: what they give back fills this up before any of it may be sold again.
alter table stock_lot add column missing integer not null default 0 check (missing >= 0);
-- While pieces are missing none is free.
alter table stock_lot add constraint stock_lot_missing_sold check (missing = 0 or quantity = 0);
