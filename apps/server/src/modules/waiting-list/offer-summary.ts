import type { AppointmentType } from '@balsam/domain/booking';
import type { Sql } from '#platform/db/types.ts';
import { fullNames } from '#modules/people/index.ts';
import { openOffer } from './offers.store.ts';
import { readTimes } from './times.store.ts';

/** An open offer for a sentence about it. Names come without a title before them. */
export type OfferSummary = {
  readonly personId: number;
  readonly doctor: string;
  readonly doctorAr: string;
  readonly type: AppointmentType;
  readonly location: { readonly title: string; readonly titleAr: string };
  readonly startsAt: Date;
  readonly expiresAt: Date;
};

/** Undefined when it is over. It says nothing about who may know. */
export async function offerSummary(sql: Sql, id: number): Promise<OfferSummary | undefined> {
  const offer = await openOffer(sql, id);
  const [slot] = offer ? await readTimes(sql, [offer.slot_id]) : [];
  if (!offer || !slot) return undefined;
  const { name, nameAr } = fullNames(slot);
  return {
    personId: offer.patient_id,
    doctor: name,
    doctorAr: nameAr,
    type: slot.type,
    location: { title: slot.title, titleAr: slot.title_ar },
    startsAt: slot.starts_at,
    expiresAt: offer.expires_at,
  };
}
