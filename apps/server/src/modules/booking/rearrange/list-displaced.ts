import { errors, type ErrorCode } from '@balsam/contract';
import type { VisitToRearrange } from '@balsam/contract/doctors/shapes';
import { isSettled } from '@balsam/domain/booking';
import { addMinutes, riyadhDay, riyadhTime } from '@balsam/domain/time';
import type { z } from 'zod';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { nameView, readDoctorNames, readPlaces, slotView } from '#modules/hospital/index.ts';
import { fullNames } from '#modules/people/index.ts';
import { auditAppointment } from '../audit-appointment.ts';
import { readOffers, type OfferRow } from './offers.store.ts';
import { countDecisions, countDisplaced, listDisplaced, type DisplacedRow } from './rearrange.store.ts';

type Shown = z.input<typeof VisitToRearrange>;

/** So many are listed, and may be decided about at a time. */
const mostVisits = 200;
const mostOffers = 8;
/** How long it is told how far decisions are done. */
const progressMinutes = 24 * 60;

/** Puts first for each visit the first slot that is no other's suggestion, so that all suggestions can be taken at once. */
function withSuggestions(offers: readonly OfferRow[]): Map<number, OfferRow[]> {
  const suggested = new Set<number>();
  const byVisit = Map.groupBy(offers, (offer) => offer.appointment_id);
  return new Map(
    [...byVisit].map(([id, own]) => {
      const first = own.find(({ slot_id }) => !suggested.has(slot_id));
      if (first) suggested.add(first.slot_id);
      const rest = own.filter((offer) => offer !== first);
      return [id, [...(first ? [first] : []), ...rest].slice(0, mostOffers)];
    }),
  );
}

const refusalView = (code: string | null): Shown['refusal'] => {
  if (code === null || !(code in errors)) return null;
  const { en, ar } = errors[code as ErrorCode];
  return { message: en, message_ar: ar };
};

function visitView(row: DisplacedRow, offers: Shown['offers']): Shown {
  const { name, nameAr } = fullNames(row);
  return {
    appointment_id: row.id,
    booked_date: riyadhDay(row.starts_at),
    start_time: riyadhTime(row.starts_at),
    starts_at: row.starts_at.toISOString(),
    type: row.type,
    location: { id: row.location_id, title: row.location_title, title_ar: row.location_title_ar },
    patient: { name, name_ar: nameAr, mrn_number: row.mrn },
    is_paid: isSettled(row.payment_status),
    offers,
    is_pending: row.decision === 'pending',
    refusal: refusalView(row.refusal),
  };
}

async function offersView(sql: Sql, rows: readonly DisplacedRow[], now: Date): Promise<Map<number, Shown['offers']>> {
  const ids = rows.map(({ id }) => id);
  // Enough for each visit to have one of its own.
  const found = await readOffers(sql, ids, { count: Math.max(mostOffers, Math.min(rows.length, 60)), now });
  const suggestions = withSuggestions(found);
  const shown = [...suggestions.values()].flat();
  const names = new Map(
    (
      await readDoctorNames(
        sql,
        shown.map((o) => o.doctor_id),
      )
    ).map((row) => [row.id, row]),
  );
  const places = new Map(
    (
      await readPlaces(
        sql,
        shown.map((o) => o.location_id),
      )
    ).map((row) => [row.id, row]),
  );
  const kinds = new Map(rows.map(({ id, type }) => [id, type]));
  const offerView = (offer: OfferRow): Shown['offers'] => {
    const [name, location] = [names.get(offer.doctor_id), places.get(offer.location_id)];
    const type = kinds.get(offer.appointment_id);
    if (!name || !location || !type) return [];
    const slot = slotView({ ...offer, id: offer.slot_id, type, day: riyadhDay(offer.starts_at) });
    return [{ ...slot, doctor: nameView(name), location, is_same_doctor: offer.is_same_doctor }];
  };
  return new Map([...suggestions].map(([id, offers]) => [id, offers.flatMap(offerView)]));
}

/** The visits of a doctor at times at which they are not there, with other times for each, and how far decisions are done. */
export async function visitsToRearrange(sql: Sql, call: UserCall, doctorId: number) {
  const { now } = call;
  const rows = await listDisplaced(sql, doctorId, now, mostVisits);
  const offers = await offersView(sql, rows, now);
  await auditAppointment(sql, call, 'read', ...rows.map((row) => ({ id: row.id, patientId: row.patient_id })));
  return {
    items: rows.map((row) => visitView(row, offers.get(row.id) ?? [])),
    total: (await countDisplaced(sql, [doctorId], now)).get(doctorId) ?? 0,
    progress: await countDecisions(sql, doctorId, addMinutes(now, -progressMinutes)),
  };
}
