import { titled, type LimitStatement } from './statement.ts';

/** Pieces of `p` at all branches that do not expire before `day`. */
const stock = (day: string) =>
  `(select coalesce(sum(s.quantity), 0) from stock_lot s where s.product_id = p.id and s.quantity > 0 and s.expires_on > ${day}::date)`;

/** An offer `o` as the wire names it. */
const offer = `case when o.id is not null then json_build_object('ID', o.id, 'TYPE', o.type, 'DISCOUNT_VALUE', coalesce(o.percent, o.free, o.amount),
  'TITLE', o.title, 'TITLE_AR', o.title_ar, 'BUY', o.buy, 'MINIMUM', o.minimum, 'ENDS_AT', o.ends_at) end`;

/** What a card of the shop shows of the product `p`; whoever reads it makes the price with VAT out of price, percent and offer. */
const cardColumns = (
  day: string,
) => `p.id, p.name, p.name_ar, p.scientific_name, p.strength, p.form, p.pack_count, p.pack_size,
  ${titled('b')} as brand, ${titled('c', ", 'code', c.code")} as category, p.is_prescription, p.storage, p.price as price_without_vat,
  p.vat_percent, ${offer} as offer, ${stock(day)} as stock, p.photo_file`;

/** What goes with the product `p`; an offer only while it runs. */
const joins = (now: string) => `join brand b on b.id = p.brand_id join product_category c on c.id = p.category_id
  left join offer o on o.id = p.offer_id and o.starts_at <= ${now}::timestamptz and o.ends_at > ${now}::timestamptz`;

/** Twenty products, those that sell best first, and how many there are. */
export const productList: LimitStatement = {
  name: 'limit_product_list',
  text: `select json_build_object('items', (select json_agg(card) from (
      select ${cardColumns('$2')} from (select * from product where withdrawn_at is null order by sold desc, id limit $3) p
      ${joins('$1')} order by p.sold desc, p.id) card),
    'total', (select count(*) from product where withdrawn_at is null))::text as body`,
  values: ({ now, today }) => [now, today, 20],
};

/** The word after all that begin so. */
const after = (start: string) => `${start}\u{10ffff}`;

/** Products one of whose words begins as `word`, or sounds as it does; those that bear it in their names first. */
export const productSearch = (word: string, sound: string): LimitStatement => ({
  name: 'limit_product_search',
  text: `with words as materialized (select array(select id from shop_word where word ~>=~ $4 and word ~<~ $5) as written,
      array(select id from shop_word where word ~>=~ $6 and word ~<~ $7) as heard),
    found as materialized (select p.id, p.sold, case when p.name_words && w.written then 6 when p.own_words && w.written then 5
        when p.name_words && w.heard then 2 when p.own_words && w.heard then 1 else 0 end as place
      from words w join product p on p.search && (w.written || w.heard) and p.withdrawn_at is null)
    select json_build_object('items', (select json_agg(card) from (
      select ${cardColumns('$2')} from (select * from found order by place desc, sold desc, id limit $3) f join product p on p.id = f.id
      ${joins('$1')} order by f.place desc, f.sold desc, f.id) card), 'total', (select count(*) from found))::text as body`,
  values: ({ now, today }) => [now, today, 20, word, after(word), sound, after(sound)],
});

/** Everything that the page of one product shows. */
export const product: LimitStatement = {
  name: 'limit_product',
  text: `select row_to_json(shown)::text as body from (select ${cardColumns('$2')}, p.scientific_name_ar, p.atc, p.barcode, p.about, p.about_ar,
      p.leaflet, p.leaflet_ar,
      (select coalesce(json_agg(${titled('r')} order by r.position), '[]') from product_relief pr join relief r on r.id = pr.relief_id
        where pr.product_id = p.id) as relief,
      (select json_agg(json_build_object('location_id', l.id, 'title', l.title, 'title_ar', l.title_ar, 'stock',
          (select coalesce(sum(s.quantity), 0) from stock_lot s where s.product_id = p.id and s.location_id = l.id and s.quantity > 0
            and s.expires_on > $2::date)) order by l.id) from location l) as branches
    from product p ${joins('$1')} where p.id = $3 and p.withdrawn_at is null) shown`,
  values: ({ now, today }) => [now, today, 1],
};

/** The best twelve of the products that are there, on offer or not. */
const twelve = (condition: string) => `(select json_agg(card) from (select ${cardColumns('$2')} from (
    select p.* from product p where p.withdrawn_at is null ${condition} and exists (select from stock_lot s where s.product_id = p.id
      and s.quantity > 0 and s.expires_on > $2::date) order by p.sold desc, p.id limit 12) p
  ${joins('$1')} order by p.sold desc, p.id) card)`;

/** The first page of the shop: shelves, complaints and brands with how much they have, what is on offer and what sells best. */
export const homeListing: LimitStatement = {
  name: 'limit_home_listing',
  text: `select json_build_object(
    'categories', (select json_agg(${titled('c', ", 'code', c.code, 'products', n.products")} order by c.position) from product_category c
      join (select category_id, count(*) as products from product where withdrawn_at is null group by 1) n on n.category_id = c.id),
    'symptoms_relief', (select json_agg(${titled('r', ", 'code', r.code, 'products', n.products")} order by r.position) from relief r
      join (select pr.relief_id, count(*) as products from product_relief pr join product p on p.id = pr.product_id
        where p.withdrawn_at is null group by 1) n on n.relief_id = r.id),
    'brands', (select json_agg(${titled('b', ", 'products', n.products")} order by n.products desc, b.id) from
      (select brand_id, count(*) as products from product where withdrawn_at is null group by 1 order by 2 desc, 1 limit 15) n
      join brand b on b.id = n.brand_id),
    'offers', ${twelve('and p.offer_id in (select id from offer where starts_at <= $1::timestamptz and ends_at > $1::timestamptz)')},
    'popular', ${twelve('')})::text as body`,
  values: ({ now, today }) => [now, today],
};

/** A line of a cart with its product. */
const cartLine = `json_build_object('quantity', line.quantity, 'product', (select row_to_json(card) from (select ${cardColumns('$2')}) card))`;

/** What the sums of a cart are made with. */
const cartSettings = `(select json_object_agg(title, value) from setting
  where title in ('FREE_DELIVERY_MINIMUM', 'DELIVERY_FEE', 'FAST_DELIVERY_FEE'))`;

/** The lines of somebody's cart with their products, the code on it, and what the sums and warnings are made with. */
export const cart: LimitStatement = {
  name: 'limit_cart',
  text: `select json_build_object('items', (select json_agg(${cartLine} order by line.added_at, p.id)
      from cart k join cart_line line on line.cart_id = k.id join product p on p.id = line.product_id ${joins('$1')} where k.person_id = $3),
    'coupon_code', (select coupon_code from cart where person_id = $3), 'settings', ${cartSettings},
    'record', (select json_agg(json_build_object('type', resource_type, 'code', coalesce(body -> 'code', body -> 'medicationCodeableConcept')))
      from fhir_resource where person_id = $3 and is_about_patient
      and resource_type in ('AllergyIntolerance', 'MedicationRequest', 'MedicationStatement')))::text as body`,
  values: ({ now, today, person }) => [now, today, person],
};

/** Puts `$5` pieces of the product `$4` into a cart where so many are there, and answers the cart; nothing is answered where there are not. */
export const addToCart: Pick<LimitStatement, 'name' | 'text'> = {
  name: 'limit_add_to_cart',
  text: `with opened as (insert into cart (person_id, updated_at) values ($3, $1::timestamptz)
      on conflict (person_id, guardian_id, guest_id) do update set updated_at = excluded.updated_at returning id),
    added as (insert into cart_line (cart_id, product_id, quantity, added_at)
      select opened.id, p.id, $5::int, $1::timestamptz from opened, product p where p.id = $4 and p.withdrawn_at is null and ${stock('$2')} >= $5::int
      on conflict (cart_id, product_id) do update set quantity = least(99, cart_line.quantity + excluded.quantity) returning *),
    lines as (select * from added union all
      select l.* from opened join cart_line l on l.cart_id = opened.id where l.product_id <> $4)
    select json_build_object('items', json_agg(${cartLine} order by line.added_at, p.id), 'settings', ${cartSettings})::text as body
    from lines line join product p on p.id = line.product_id ${joins('$1')} where exists (select from added)`,
};
