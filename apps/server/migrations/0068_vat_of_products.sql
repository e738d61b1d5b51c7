-- The mark is the product's, the rate the hospital's: what is not zero-rated follows the standard rate (setting VAT_PERCENT).
alter table product add column is_zero_rated boolean;
update product set is_zero_rated = (vat_percent = 0), staff_fields = array_replace(staff_fields, 'vat_percent', 'is_zero_rated');
alter table product alter column is_zero_rated set not null;
alter table product add constraint product_zero_rated_without_vat check (not is_zero_rated or vat_percent = 0);
-- Those whose rate is not the standard one any more are looked for each minute.
create index product_standard_rated on product (vat_percent) where not is_zero_rated;

-- The standard rate when an order was made: that of its delivery.
alter table pharmacy_order add column vat_percent smallint not null default 15 check (vat_percent between 0 and 100);
alter table pharmacy_order alter column vat_percent drop default;
