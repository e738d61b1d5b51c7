import { sql as raw } from 'kysely';
import { addMinutes } from '@balsam/domain/time';
import { offerEnds, waitingListRules } from '@balsam/domain/waiting-list';
import type { Sql, Tx } from '#platform/db/types.ts';
import { isFree, isOpen } from '#modules/hospital/index.ts';
import { isCitizenRow } from '#modules/people/index.ts';

/** When free times are compared with wishes, and the standard rate of VAT then in per cent. */
type Moment = { readonly now: Date; readonly standardVat: number };

/** SQL over a branch `l` and an entry `e`: where its person can be visited in the branch's city, in whichever language that was written, or is visited as booked. */
const homesOf = raw`
  select from (
    select h.city from address h where h.person_id = e.patient_id
    union all select v.home_address->>'city' from appointment v where v.id = e.appointment_id and v.home_address is not null
  ) home where lower(trim(home.city)) in (lower(l.city), l.city_ar)`;

/** SQL over a slot `s` and an entry `e`: the doctor of the slot is who is waited for, or is of that speciality. */
const isWanted = raw<boolean>`(e.doctor_id = s.doctor_id or e.speciality_id in (
  select unnest(array[sp.id, sp.parent_id]) from doctor_speciality ds join speciality sp on sp.id = ds.speciality_id
  where ds.doctor_id = s.doctor_id))`;

/** SQL over an entry `e`: the doctors of whom the same holds, found without a look at their slots. */
const wantedDoctors = raw`
  select e.doctor_id as id where e.doctor_id is not null
  union select ds.doctor_id from doctor_speciality ds join speciality sp on sp.id = ds.speciality_id
  where e.speciality_id in (sp.id, sp.parent_id)`;

/** SQL over a slot `s` of such a doctor and an entry `e`: the slot is what is waited for, and nothing forbids to offer it. */
const fits = ({ now, standardVat }: Moment) => raw<boolean>`
  e.state = 'waiting' and e.type = s.type and s.day <= e.before_day
  and (e.location_id is null or e.location_id = s.location_id)
  and (s.type <> 'home' or exists (select from location l where l.id = s.location_id and exists (${homesOf})))
  and not exists (select from waiting_list_offer o where o.entry_id = e.id and o.slot_id = s.id)
  and not exists (select from waiting_list_offer o where o.patient_id = e.patient_id
    and (o.state = 'open' or (o.state = 'expired' and o.expires_at > ${addMinutes(now, -waitingListRules.restMinutes)})))
  and not exists (
    select from appointment b where b.patient_id = e.patient_id and b.slot_id is not null and b.id is distinct from e.appointment_id
      and b.state not in ('cancelled', 'released') and b.starts_at < s.ends_at and b.ends_at > s.starts_at)
  and (e.appointment_id is null or exists (${replaceable({ now, standardVat })}))`;

/** SQL over a visit `a`: how much of it was paid in points. */
export const pointsPaid = raw<number>`coalesce((
  select p.loyalty_part from payment p where p.purpose = 'appointment' and p.entity_id = a.id and p.status = 'success'), 0)`;

/** SQL over an entry `e` and a fee `f`: what the visit would cost its person, with VAT (D4.04). */
const wouldCost = (standardVat: number) => raw`(
  select f.amount + case when ${isCitizenRow} then 0 else (f.amount * ${standardVat}::int + 50) / 100 end
  from person p where p.id = e.patient_id)`;

/** The visit that it would take the place of, as `maySwapVisit` lets it be: still booked, later, and of the same price with VAT when it is paid (D13.04). */
const replaceable = ({ now, standardVat }: Moment) => raw`
  select from appointment a where a.id = e.appointment_id and a.state = 'booked' and a.starts_at > s.starts_at
    and not coalesce(a.hold_until < ${now}, false) and a.insurer_share = 0 and a.discount = 0
    and a.cover_state is distinct from 'sent_for_approval' and ${pointsPaid} = 0
    and (a.payment_status not in ('paid', 'success') or a.price + a.vat =
      (select ${wouldCost(standardVat)} from doctor_fee f where f.doctor_id = s.doctor_id and f.type = s.type))`;

/** SQL over a slot `s`: nobody has it, and it can still be booked when the time for taking an offer is over. */
const isOfferable = (now: Date) => raw<boolean>`
  ${isOpen(offerEnds(now))} and ${isFree(now)} and exists (select from doctor d where d.id = s.doctor_id and d.is_active)`;

/** Locks a slot against being booked or offered until the transaction ends; ends an offer of it whose time is over. */
export async function lockForOffer(tx: Tx, slotId: number, now: Date): Promise<void> {
  await tx.selectFrom('slot').select('id').where('id', '=', slotId).forNoKeyUpdate().execute();
  await tx
    .updateTable('waiting_list_offer')
    .set({ state: 'expired' })
    .where('slot_id', '=', slotId)
    .where('state', '=', 'open')
    .where('expires_at', '<', now)
    .execute();
}

/** The first who waits for this slot, if it can be offered. */
export async function firstWhoFits(tx: Tx, slotId: number, moment: Moment) {
  const { rows } = await raw<{ id: number; patient_id: number }>`
    select e.id, e.patient_id from slot s join waiting_list_entry e on ${isWanted} and ${fits(moment)}
    where s.id = ${slotId} and ${isOfferable(moment.now)}
    order by e.created_at, e.id limit 1`.execute(tx);
  return rows[0];
}

/** The earliest slot for this entry. */
export async function earliestFor(sql: Sql, entryId: number, moment: Moment): Promise<number | undefined> {
  const { rows } = await raw<{ id: number }>`
    select first.id from waiting_list_entry e
    cross join lateral (${wantedDoctors}) as wanted
    cross join lateral (
      select s.id, s.starts_at from slot s
      where s.doctor_id = wanted.id and s.starts_at < (e.before_day + 1)::timestamp at time zone 'Asia/Riyadh'
        and ${fits(moment)} and ${isOfferable(moment.now)}
      order by s.starts_at, s.id limit 1
    ) as first
    where e.id = ${entryId}
    order by first.starts_at, first.id limit 1`.execute(sql);
  return rows[0]?.id;
}

/** Undefined when the slot, or this person, got another offer at the same time. */
export async function insertOffer(
  tx: Tx,
  offer: { entryId: number; patientId: number; slotId: number; now: Date },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('waiting_list_offer')
    .values({
      entry_id: offer.entryId,
      patient_id: offer.patientId,
      slot_id: offer.slotId,
      offered_at: offer.now,
      expires_at: offerEnds(offer.now),
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Ends the open offer of an entry; undefined when there is none. An offer whose time is over is neither taken nor refused. */
export async function closeOffer(
  tx: Tx,
  entryId: number,
  to: 'accepted' | 'declined' | 'withdrawn',
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .updateTable('waiting_list_offer')
    .set({ state: to })
    .where('entry_id', '=', entryId)
    .where('state', '=', 'open')
    .$if(to !== 'withdrawn', (q) => q.where('expires_at', '>=', now))
    .returning('slot_id')
    .executeTakeFirst();
  return row?.slot_id;
}

/** Writes that nobody took an offer in time. Answers its slot, undefined when it was taken or is still open. */
export async function expireOffer(tx: Tx, id: number, now: Date): Promise<number | undefined> {
  const row = await tx
    .updateTable('waiting_list_offer')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('expires_at', '<', now)
    .returning('slot_id')
    .executeTakeFirst();
  return row?.slot_id;
}

/** For whom an offer is and which time, while it is open. */
export const openOffer = (sql: Sql, id: number) =>
  sql
    .selectFrom('waiting_list_offer')
    .select(['id', 'patient_id', 'slot_id', 'expires_at'])
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();

/** Up to `count` entries that were not compared with the free slots since then, and marks them as compared. */
export async function takeToCompare(tx: Tx, since: Date, now: Date, count: number): Promise<number[]> {
  const rows = await tx
    .updateTable('waiting_list_entry')
    .set({ checked_at: now })
    .where('id', 'in', (q) =>
      q
        .selectFrom('waiting_list_entry')
        .select('id')
        .where('state', '=', 'waiting')
        .where((x) => x.or([x('checked_at', 'is', null), x('checked_at', '<', since), x('checked_at', '>', now)]))
        .orderBy(raw`checked_at nulls first`)
        .orderBy('id')
        .limit(count)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}
