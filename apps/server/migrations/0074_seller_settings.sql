-- Who stands as the seller on tax invoices: set by each hospital before it takes money. What an operator had set under TAX_SELLER stays; a
-- demo hospital keeps the seller of its invoices; everywhere else nobody is set.
insert into setting (title, value, is_public, note)
select made.title, coalesce(known.seller -> made.field, '""'), false, made.note
from (values
    ('TAX_SELLER_NAME', 'name', 'Seller on tax invoices, in English'),
    ('TAX_SELLER_NAME_AR', 'name_ar', 'Seller on tax invoices, in Arabic'),
    ('TAX_SELLER_VAT_NUMBER', 'vat_number', '15 digits that begin and end with 3'),
    ('TAX_SELLER_REGISTRATION', 'registration', 'Number of the commercial registration'),
    ('TAX_SELLER_ADDRESS', 'address', 'Address on tax invoices, in English'),
    ('TAX_SELLER_ADDRESS_AR', 'address_ar', 'Address on tax invoices, in Arabic')
  ) as made (title, field, note)
left join (
    select coalesce(
      (select value from setting where title = 'TAX_SELLER'),
      (select seller from invoice
        where exists (select from account a join person p on p.id = a.person_id
          where p.email like '%@balsam.example' and a.status <> 'deleted')
        order by id desc limit 1)
    ) as seller
  ) as known on true;
delete from setting where title = 'TAX_SELLER';
