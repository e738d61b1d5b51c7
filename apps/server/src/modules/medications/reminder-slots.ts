import { isTime } from '@balsam/domain/time';
import { nextReminder, reminderSlots, usualTimes, type ReminderSlot, type SlotTimes } from '@balsam/domain/medication';
import type { Sql, Tx } from '#platform/db/types.ts';
import { remindersOf, saveReminder, saveTimes, timesOf, usualTimeSettings } from './reminders.store.ts';
import { audit } from '#platform/audit/audit.ts';
import type { UserCall } from '#platform/http/call.ts';
import { ownReason } from '#modules/people/index.ts';
import { slotTitles } from './medications.texts.ts';

const keys = Object.keys(usualTimes) as (keyof SlotTimes)[];

/** The times that are times, of whatever was kept. */
const timesIn = (kept: Readonly<Record<string, unknown>>): Partial<SlotTimes> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const time = kept[key];
      return typeof time === 'string' && isTime(time) ? [[key, time]] : [];
    }),
  );

/** The usual times, as the settings have them. */
export async function usualSlotTimes(sql: Sql): Promise<SlotTimes> {
  const rows = await usualTimeSettings(sql);
  const kept = rows.map(({ title, value }) => [title.replace('REMINDER_TIME_', '').toLowerCase(), value] as const);
  return { ...usualTimes, ...timesIn(Object.fromEntries(kept)) };
}

export type OwnTimes = { readonly times: SlotTimes; readonly inRamadan: boolean };

/** The times of these people: their own over the usual ones. */
export async function slotTimesOfAll(sql: Sql, personIds: readonly number[]): Promise<(personId: number) => OwnTimes> {
  const usual = await usualSlotTimes(sql);
  const own = new Map((await timesOf(sql, personIds)).map((row) => [row.person_id, row]));
  return (personId) => {
    const row = own.get(personId);
    const times = { ...usual, ...timesIn((row?.times ?? {}) as Readonly<Record<string, unknown>>) };
    return { times, inRamadan: row?.in_ramadan ?? false };
  };
}

export const slotTimesOf = async (sql: Sql, personId: number): Promise<OwnTimes> =>
  (await slotTimesOfAll(sql, [personId]))(personId);

export async function showReminderSlots(sql: Sql, personId: number) {
  const [usual, { times, inRamadan }] = [await usualSlotTimes(sql), await slotTimesOf(sql, personId)];
  return {
    slots: reminderSlots.map((key) => ({
      key,
      title: slotTitles[key].en,
      title_ar: slotTitles[key].ar,
      time: times[key],
      usual_time: usual[key],
    })),
    in_ramadan: inRamadan,
    suhoor: times.suhoor,
    iftar: times.iftar,
  };
}

type SlotChange = Partial<Record<keyof SlotTimes, string | undefined>> & { readonly in_ramadan?: boolean | undefined };

/** Sets one's own times; what is reminded of already follows them at once. */
export async function changeReminderSlots(tx: Tx, call: UserCall, change: SlotChange): Promise<void> {
  const { now } = call;
  const { personId } = call.actor;
  await audit(tx, call, { personId, action: 'write', what: 'reminder times', why: ownReason(call) });
  const before = await slotTimesOf(tx, personId);
  const times = { ...before.times, ...timesIn(change) };
  const inRamadan = change.in_ramadan ?? before.inRamadan;
  await saveTimes(tx, personId, times, inRamadan);
  for (const { resource_id: resourceId, slots: kept, weekdays, until } of await remindersOf(tx, personId)) {
    const slots = kept as ReminderSlot[];
    const nextAt = nextReminder(now, { slots, weekdays, inRamadan, until }, times) ?? null;
    await saveReminder(tx, { personId, resourceId, slots, weekdays, until, nextAt, now });
  }
}
