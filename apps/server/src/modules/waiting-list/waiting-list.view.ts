import type { CallReply, contract } from '@balsam/contract';
import { isSettled } from '@balsam/domain/booking';
import { toSar } from '@balsam/domain/money';
import { riyadhDay, riyadhTime } from '@balsam/domain/time';
import { isOfferOpen, maySwapVisit } from '@balsam/domain/waiting-list';
import type { Sql } from '#platform/db/types.ts';
import { fieldError } from '#platform/http/failure.ts';
import { offerFor } from '#modules/booking/index.ts';
import { fullNames, type Patient } from '#modules/people/index.ts';
import type { EntryRow } from './entries.store.ts';
import { readTimes, type TimeRow } from './times.store.ts';
import { waitingListTexts } from './waiting-list.texts.ts';

type Entry = CallReply<typeof contract.waitingList.list>['items'][number];
type DoctorNames = Pick<TimeRow, 'first_name' | 'family_name' | 'first_name_ar' | 'family_name_ar'>;

/** With the title of doctors before it. */
function doctorTitle(id: number, names: DoctorNames): NonNullable<Entry['doctor']> {
  const { name, nameAr } = fullNames(names);
  const { en, ar } = waitingListTexts.doctor({ en: name, ar: nameAr });
  return { id, display_name: en, display_name_ar: ar };
}

const timeView = (row: TimeRow) => ({
  booked_date: riyadhDay(row.starts_at),
  start_time: riyadhTime(row.starts_at),
  starts_at: row.starts_at.toISOString(),
  doctor: doctorTitle(row.doctor_id, row),
  location: { id: row.location_id, title: row.title, title_ar: row.title_ar },
});

/** What is waited for, without what was offered. */
export const entryFields = (row: EntryRow) => ({
  id: row.id,
  doctor:
    row.doctor_id === null
      ? null
      : doctorTitle(row.doctor_id, {
          first_name: row.doctor_first_name ?? '',
          family_name: row.doctor_family_name ?? '',
          first_name_ar: row.doctor_first_name_ar ?? '',
          family_name_ar: row.doctor_family_name_ar ?? '',
        }),
  speciality:
    row.speciality_id === null
      ? null
      : { id: row.speciality_id, title: row.speciality ?? '', title_ar: row.speciality_ar ?? '' },
  type: row.type,
  location:
    row.location_id === null
      ? null
      : { id: row.location_id, title: row.location ?? '', title_ar: row.location_ar ?? '' },
  before: row.before_day,
  created_at: row.created_at.toISOString(),
});

type Viewing = { readonly sql: Sql; readonly patient: Patient; readonly now: Date };

/** Why the visit as it is now keeps its time; null too while there is none. */
function onHoldView(row: EntryRow): Entry['on_hold'] {
  const { insurer_share: insurerShare, discount, cover_state: cover, points_paid: points } = row;
  if (insurerShare === null || discount === null) return null;
  const rule = maySwapVisit({
    insurerShare,
    discount,
    pointsPaid: points,
    awaitsApproval: cover === 'sent_for_approval',
  });
  if (rule.ok) return null;
  const { code, message, message_ar } = fieldError('', rule.code, rule.values);
  return { code, message, message_ar };
}

async function offerView({ sql, patient, now }: Viewing, row: EntryRow, slot: TimeRow | undefined) {
  const { offered_at: offeredAt, expires_at: expiresAt } = row;
  if (!slot || !offeredAt || !expiresAt || !isOfferOpen(expiresAt, now)) return null;
  const { price } = await offerFor(sql, patient, { doctorId: slot.doctor_id, type: slot.type }, row.speciality_id);
  return {
    ...timeView(slot),
    slot_id: slot.id,
    offered_at: offeredAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    total: toSar(price.total),
    is_paid: row.payment_status !== null && isSettled(row.payment_status),
  };
}

/** Entries on the wire, each with the visit that it is to replace and what is offered now. */
export async function entryViews(viewing: Viewing, rows: readonly EntryRow[]): Promise<Entry[]> {
  const slotIds = rows.flatMap((row) => [row.appointment_slot ?? [], row.offer_slot ?? []].flat());
  const times = new Map((await readTimes(viewing.sql, slotIds)).map((time) => [time.id, time]));
  const items: Entry[] = [];
  for (const row of rows) {
    const visit = times.get(row.appointment_slot ?? 0);
    const onHold = onHoldView(row);
    items.push({
      ...entryFields(row),
      appointment: visit && row.appointment_id !== null ? { id: row.appointment_id, ...timeView(visit) } : null,
      on_hold: onHold,
      // What is still held for them could not be taken.
      offer: onHold ? null : await offerView(viewing, row, times.get(row.offer_slot ?? 0)),
    });
  }
  return items;
}
