import { standardVatPercent } from '@balsam/domain/billing';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import { offerEnds } from '@balsam/domain/waiting-list';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { drainBatches } from '#platform/jobs/drain-batches.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { endEntries } from './entries.store.ts';
import { earlierOffered, offerEnded, offerPassedOn } from './events.ts';
import { earliestFor, firstWhoFits, insertOffer, lockForOffer, takeToCompare } from './offers.store.ts';

const standardVat = (sql: Sql): Promise<number> => readNumberSetting(sql, 'VAT_PERCENT', standardVatPercent);

/**
 * Offers a slot to the first who fits, when it is free (D13.04). Whoever gets another offer at the same moment is passed over: the next
 * look sees it.
 */
export async function offerSlot(tx: Tx, slotId: number, now: Date): Promise<void> {
  await lockForOffer(tx, slotId, now);
  const moment = { now, standardVat: await standardVat(tx) };
  for (;;) {
    const entry = await firstWhoFits(tx, slotId, moment);
    if (!entry) return;
    const id = await insertOffer(tx, { entryId: entry.id, patientId: entry.patient_id, slotId, now });
    if (id === undefined) continue;
    await publish(tx, earlierOffered, { offer_id: id }, now);
    await publish(tx, offerEnded, { offer_id: id }, now, new Date(offerEnds(now).getTime() + 1));
    return;
  }
}

/** Lets the next have what is on offer no longer. */
export async function passOn(tx: Tx, slotIds: readonly number[], now: Date): Promise<void> {
  for (const slotId of slotIds) await publish(tx, offerPassedOn, { slot_id: slotId }, now);
}

const batch = 20;
/** A freed slot is offered at once; what comes by new hours of a doctor, within so many minutes. */
const compareEvery = 5;

/** Compares those who wait with the free slots: for an entry that is new, and for slots that came without anybody giving one up. */
export const offerEarlier: ScheduledJob = {
  name: 'waiting-list.offer-earlier',
  slow: true,
  run: async ({ db, stopping }, now) => {
    await db.transaction().execute(async (tx) => passOn(tx, await endEntries(tx, { today: riyadhDay(now) }), now));
    await drainBatches(stopping, batch, async () => {
      const ids = await db.transaction().execute((tx) => takeToCompare(tx, addMinutes(now, -compareEvery), now, batch));
      const moment = { now, standardVat: await standardVat(db) };
      for (const id of ids) {
        const slotId = await earliestFor(db, id, moment);
        if (slotId !== undefined) await db.transaction().execute((tx) => offerSlot(tx, slotId, now));
      }
      return ids.length;
    });
  },
};
