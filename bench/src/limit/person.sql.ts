import { riyadhTime, titled, type LimitStatement } from './statement.ts';

const minutes = (setting: string) =>
  `(select make_interval(mins => (value #>> '{}')::int) from setting where title = '${setting}')`;

/** Who the person `p` is, as a visit names them. */
const person = (
  p: string,
) => `'first_name', ${p}.first_name, 'middle_name', ${p}.middle_name, 'family_name', ${p}.family_name,
  'first_name_ar', ${p}.first_name_ar, 'middle_name_ar', ${p}.middle_name_ar, 'family_name_ar', ${p}.family_name_ar,
  'portrait', ${p}.portrait, 'photo_file', ${p}.photo_file`;

/** What a card shows of the visit `a`; what may be done with it now follows from these by the rules. */
const visitColumns = `a.id, a.slot_id, (a.starts_at at time zone 'Asia/Riyadh')::date as booked_date, ${riyadhTime('a.starts_at')} as start_time,
  ${riyadhTime('a.ends_at')} as end_time, a.starts_at, a.ends_at, a.type, a.payment_status as status, a.state, a.missed_by, a.review_by, a.review_until,
  a.is_billed as is_appt_billed, a.token_number as token,
  json_build_object('id', p.id, 'mrn_number', p.mrn, ${person('p')}) as patient,
  json_build_object('id', d.id, 'code', d.code, ${person('w')}, 'default_speciality', ${titled('ds')}, 'department', ${titled('dep')}) as doctor,
  ${titled('s')} as app_speciality,
  ${titled('l', ", 'address', l.address, 'address_ar', l.address_ar, 'latitude', l.latitude, 'longitude', l.longitude")} as location,
  a.home_address, coalesce((a.home_address->>'is_approximate')::boolean, false) as is_approximate, a.hold_until, a.price, a.list_price, a.insurer_share as insurance_amount, a.discount, a.discount_kind, a.cover_state, a.vat,
  a.vat_percent, a.rescheduled_from, a.confirmed_at, a.checked_in_at, a.cancelled_at, a.created_at`;

const visitJoins = `join person p on p.id = a.patient_id join doctor d on d.id = a.doctor_id join person w on w.id = d.person_id
  join department dep on dep.id = d.department_id join speciality ds on ds.id = d.default_speciality_id
  join speciality s on s.id = a.speciality_id join location l on l.id = a.location_id`;

/** The settings that tell when a visit may be paid for, joined and checked in to. */
const visitSettings = `(select json_object_agg(title, value) from setting
  where title in ('PAYMENT_CUTOFF_MINUTES', 'CALL_JOIN_WINDOW_MINUTES', 'CHECK_IN_OPENS_MINUTES'))`;

const visits = (
  condition: string,
) => `select json_build_object('items', (select json_agg(visit order by visit.starts_at, visit.id) from (
    select ${visitColumns} from appointment a ${visitJoins} where a.patient_id = $2 and ${condition} limit 20) visit),
  'settings', ${visitSettings})::text as body`;

const isHeld = `not coalesce(a.state = 'booked' and a.hold_until < $1::timestamptz, false)`;

/** The visits that a patient has before them. */
export const upcoming: LimitStatement = {
  name: 'limit_upcoming',
  text: visits(`a.state in ('booked', 'checked_in') and ${isHeld} and not case when a.type = 'virtual'
    then greatest(a.ends_at, a.starts_at + ${minutes('CALL_JOIN_WINDOW_MINUTES')}) else a.ends_at end < $1::timestamptz`),
  values: ({ now, person: id }) => [now, id],
};

/** The visits of a patient on this day. */
export const patientToday: LimitStatement = {
  name: 'limit_patient_today',
  text: visits(`a.starts_at >= $3::date::timestamp at time zone 'Asia/Riyadh' and a.starts_at < ($3::date + 1)::timestamp at time zone 'Asia/Riyadh'
    and a.state not in ('released', 'cancelled') and ${isHeld} and not exists (select from appointment n where n.rescheduled_from = a.id)`),
  values: ({ now, person: id, today }) => [now, id, today],
};

/** The newest notifications, how many there are and how many are unread. */
export const notifications: LimitStatement = {
  name: 'limit_notifications',
  text: `select json_build_object('notifications', (select json_agg(n) from (select id, kind, title, title_ar, message, message_ar, link,
      appointment_id, dose_id, seen_at, created_at from notification where person_id = $1 order by id desc limit 3) n),
    'count', count(*), 'unReadCount', count(*) filter (where seen_at is null))::text as body from notification where person_id = $1`,
  values: ({ person: id }) => [id],
};

/** The balance with what is set aside of it, and the last fifty movements. */
export const wallet: LimitStatement = {
  name: 'limit_wallet',
  text: `select json_build_object('balance', (select balance from wallet where person_id = $1),
    'reserved', (select coalesce(sum(wallet_part), 0) from payment where person_id = $1 and status = 'pending' and card_part > 0),
    'settings', (select json_object_agg(case title when 'WALLET_TOP_UP_MINIMUM' then 'minimum_top_up' else 'maximum_top_up' end, value) from setting
      where title in ('WALLET_TOP_UP_MINIMUM', 'WALLET_TOP_UP_MAXIMUM')),
    'items', (select json_agg(m) from (select g.id, j.kind, j.occurred_at as at, y.title, y.title_ar, j.payment_id, -g.amount as amount,
        exists (select from invoice i where i.payment_id = j.payment_id) as has_receipt
      from ledger_account k join posting g on g.ledger_account_id = k.id join journal j on j.id = g.journal_id
      left join payment y on y.id = j.payment_id where k.kind = 'wallet' and k.person_id = $1 order by g.id desc limit 50) m))::text as body`,
  values: ({ person: id }) => [id],
};

/** The orders that are on their way, with what is in them. */
export const activeOrders: LimitStatement = {
  name: 'limit_active_orders',
  text: `select json_build_object('items', (select json_agg(shown) from (select o.id as "ID", o.mode as "ORDER_MODE", o.state as "STATUS",
      o.payment_state as "PAYMENT_STATUS", coalesce(o.placed_at, o.created_at) as "ORDER_DATE", o.scheduled_from as "SCHEDULED_FROM", o.scheduled_to as "SCHEDULED_TO",
      o.rider_assigned_at as "RIDER_ASSIGNED_DATE", o.completed_at as "COMPLETED_DATE", o.total as "AMOUNT", o.sub_total as "SUB_TOTAL",
      o.vat as "VAT_AMOUNT", o.coupon_discount as "COUPON_DISCOUNT", o.shipping as "SHIPPING_CHARGES", o.fast_shipping as "FAST_SHIPPING_CHARGES",
      o.address as "ADDRESS", coalesce((o.address->>'IS_APPROXIMATE')::boolean, false) as "IS_APPROXIMATE", (select ${titled('l')} from location l where l.id = o.location_id) as "PICKUP",
      (select json_build_object('phone_number', u.phone, 'name', concat_ws(' ', u.first_name, u.middle_name, u.family_name),
        'name_ar', concat_ws(' ', u.first_name_ar, u.middle_name_ar, u.family_name_ar)) from person u where u.id = o.person_id) as "USER",
      (select json_agg(json_build_object('ID', n.id, 'PRODUCT_ID', n.product_id, 'BRAND_ID', p.brand_id, 'IMAGE', p.photo_file, 'FORM', n.form,
        'PRODUCT_NAME_EN', n.name, 'PRODUCT_NAME_AR', n.name_ar, 'QUANTITY', n.quantity, 'TOTAL_PRICE', n.net, 'PRICE_WITH_VAT', n.total,
        'OFFER', n.offer, 'IS_PRESCRIPTION', n.is_prescription, 'IS_COLD_CHAIN', n.is_cold_chain, 'IS_TAKEN_OUT', n.taken_out_at is not null,
        'TAKEN_OUT_REASON', n.taken_out_reason, 'REPLACES', n.replaces_line_id,
        'IS_WITHDRAWN', p.register_refusal is not null) order by n.id)
        from order_line n join product p on p.id = n.product_id where n.order_id = o.id) as "ITEMS"
      from pharmacy_order o where o.person_id = $1 and o.payment_state <> 'released'
        and (o.state is null or o.state not in ('delivered', 'returned', 'cancelled', 'rejected')) order by o.id desc limit 3) shown))::text as body`,
  values: ({ person: id }) => [id],
};

/** The newest result of each laboratory test, with what the test is about. */
export const labResults: LimitStatement = {
  name: 'limit_lab_results',
  text: `select json_build_object('items', (select json_agg(r) from (select distinct on (coalesce(o.loinc, o.title), o.unit, o.unit_code) o.id, o.loinc,
      o.title, o.title_ar, o.value_number as value, o.value_decimal as decimal, o.comparator, o.value_text, o.unit, o.unit_code, o.low, o.high,
      o.low_exclusive, o.high_exclusive, o.range_kind, o.range_text, o.interpretation, o.status, o.taken_at, o.taken_text, o.withdrawn_at,
      o.released_at is null as held, o.held_at, (select p.id from doctor d join person p on p.id = d.person_id where d.id = o.held_by) as held_by,
      count(*) over (partition by coalesce(o.loinc, o.title), o.unit, o.unit_code) as count, t.about, t.about_ar
    from observation o left join lab_test t on t.loinc = o.loinc
    where o.person_id = $1 and o.category = 'laboratory' and o.released_at is not null
    order by coalesce(o.loinc, o.title), o.unit, o.unit_code, o.taken_at desc, o.id desc) r))::text as body`,
  values: ({ person: id }) => [id],
};

/** What a free first visit is decided by. */
export const freeVisit: LimitStatement = {
  name: 'limit_free_visit',
  text: `select json_build_object('had_visit', exists (select from appointment a where a.patient_id = p.id and a.payment_status in ('paid', 'success')
      and a.discount_kind is distinct from 'free'), 'used', exists (select from free_visit f where f.identity_number in (p.national_id, p.iqama)
      and f.given_back_at is null))::text as body from person p where p.id = $1`,
  values: ({ person: id }) => [id],
};
