-- Lines of orders carry how much is in the package, as the shop says it (namesWithPack of the domain): those of before get it from their product,
-- whose package is part of what its number stands for. Invoices that were issued stay as they are.
with product_name as (
  select l.id, of.language, of.name, of.other, p.pack_count, p.pack_size,
    array(select n[1]::numeric from regexp_matches(translate(of.name, '٠١٢٣٤٥٦٧٨٩', '0123456789'), '\d+(?:\.\d+)?', 'g') as n) as told,
    array(select n[1]::numeric from regexp_matches(p.pack_size, '\d+(?:\.\d+)?', 'g') as n) as sizes
  from order_line l join product p on p.id = l.product_id
  cross join lateral (values ('en', l.name, l.name_ar), ('ar', l.name_ar, l.name)) as of (language, name, other)
),
pack as (
  select id, language, name,
    case when language = 'en' or name = other then ', ' else '، ' end as separator,
    case
      when pack_count is null then case when language = 'en' or name = other then pack_size else (
        select translate(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(pack_size,
          '(^|[^A-Za-zµ])mg(?![A-Za-zµ])', '\1ملجم', 'gi'), '(^|[^A-Za-zµ])(mcg|µg)(?![A-Za-zµ])', '\1مكجم', 'gi'),
          '(^|[^A-Za-zµ])ml(?![A-Za-zµ])', '\1مل', 'gi'), '(^|[^A-Za-zµ])iu(?![A-Za-zµ])', '\1وحدة', 'gi'),
          '(^|[^A-Za-zµ])g(?![A-Za-zµ])', '\1جم', 'gi'), '0123456789%', '٠١٢٣٤٥٦٧٨٩٪')) end
      when language = 'en' or name = other then pack_count || ' pieces'
      when pack_count = 2 then 'قطعتان'
      else translate(pack_count::text, '0123456789', '٠١٢٣٤٥٦٧٨٩') || case when pack_count % 100 between 3 and 10 then ' قطع' else ' قطعة' end
    end as words
  from product_name
  where case when pack_count is null then pack_size <> '' and not sizes <@ told
    else pack_count <> 1 and not pack_count::numeric = any(told) end
),
named as (
  select id, max(name || separator || words) filter (where language = 'en') as name,
    max(name || separator || words) filter (where language = 'ar') as name_ar
  from pack where length(name || separator || words) <= 200 group by id
)
update order_line l set name = coalesce(n.name, l.name), name_ar = coalesce(n.name_ar, l.name_ar) from named n where n.id = l.id;
