import { beforeEach, describe, expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, book, newSlot, pay, type Reply } from '#modules/booking/booking.fixture.ts';

type Notification = {
  id: number;
  kind: string;
  title: string;
  title_ar: string;
  message: string;
  message_ar: string;
  seen: boolean;
  link: string;
  appointment_id: number;
};
type Page = { notifications: Notification[]; count: number; unReadCount: number };

const w = await world();
const [maryam, fahad, omar] = [await as(w, '1000006'), await as(w, '1000002'), await as(w, '1000002', '1000004')];
const idOf = async (mrn: string) =>
  (await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow()).id;
const [maryamId, fahadId] = [await idOf('1000006'), await idOf('1000002')];
const fetch = (query = '') => maryam.get<Page>(`/notifications/fetch${query}`);
const markRead = (body: object): Promise<Reply<{ unReadCount: number }>> => maryam.patch('/notifications/read', body);

/** Wednesday 25 November 2026, 23:45 in Riyadh. */
const lateEvening = instantAt('2026-11-25', '23:45');
const slotAt = (at: Date) => newSlot(w, { at, minutes: 10 });

/** The newest notification of Maryam, with the texts that left for her phone and her e-mail address. */
async function newest() {
  await w.dispatch();
  const [notification] = (await fetch('?limit=1')).data.notifications;
  const sent = await w.db
    .selectFrom('outgoing_message')
    .select(['channel', 'destination', 'subject', 'body', 'language', 'status'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  return { notification, sent: sent.toReversed() };
}
const clear = () => w.db.deleteFrom('notification').execute();

describe('refusals', () => {
  test.each(['id=0', 'limit=0', 'page=-1', 'limit=all', 'orderBy=person_id', 'orderType=up'])(
    '%s is refused',
    async (query) => {
      expect((await fetch(`?${query}`)).http).toBe(400);
    },
  );
  test('marking neither one nor all is refused, and names the field', async () => {
    const reply = await markRead({ userId: maryamId });
    expect([reply.http, reply.errors?.[0]?.path]).toEqual([400, 'id']);
  });
  test("D3.01 another's list, another's notification and another's whole list read as not there", async () => {
    await book(fahad, await slotAt(addMinutes(lateEvening, -40)));
    await w.dispatch();
    const theirs = (await fahad.get<Page>('/notifications/fetch')).data.notifications[0]!;
    const tries = [
      await fetch(`?id=${fahadId}`),
      await markRead({ userId: fahadId, readAll: true }),
      await markRead({ userId: maryamId, id: theirs.id }),
    ];
    expect(tries.map((reply) => reply.http)).toEqual([404, 404, 404]);
    expect((await fahad.get<Page>('/notifications/fetch')).data.unReadCount).toBeGreaterThan(0);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await clear();
    const row = (n: number) => ({
      person_id: maryamId,
      kind: 'appointment_paid',
      title: `number ${n}`,
      title_ar: `رقم ${n}`,
      message: 'm',
      message_ar: 'م',
      created_at: w.clock.now(),
    });
    await w.db.insertInto('notification').values([1, 2, 3, 4, 5, 6, 7].map(row)).execute();
  });
  const titles = ({ data }: Reply<Page>) => data.notifications.map((n) => n.title);

  test('S9.01 has three a page from page 1, newest first, with count and unread', async () => {
    const [first, second, third] = [await fetch(), await fetch('?page=2'), await fetch('?page=3')];
    expect([titles(first), titles(second), titles(third)]).toEqual([
      ['number 7', 'number 6', 'number 5'],
      ['number 4', 'number 3', 'number 2'],
      ['number 1'],
    ]);
    expect(first.data).toMatchObject({ count: 7, unReadCount: 7 });
  });
  test('S9.01 beyond the last page it is empty, and the counts stay', async () => {
    expect((await fetch('?page=9')).data).toEqual({ notifications: [], count: 7, unReadCount: 7 });
  });
  test('oldest first, and all, when requested', async () => {
    const reply = await fetch('?limit=9999999&orderBy=created_at&orderType=ASC');
    expect(titles(reply)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `number ${n}`));
  });
  test('S4.22 one that was read leaves the others unread; again it changes nothing', async () => {
    const [first] = (await fetch()).data.notifications;
    const replies = [
      await markRead({ userId: maryamId, id: first!.id }),
      await markRead({ userId: maryamId, id: first!.id }),
    ];
    expect(replies.map(({ data }) => data.unReadCount)).toEqual([6, 6]);
    expect((await fetch()).data.notifications.map((n) => n.seen)).toEqual([true, false, false]);
  });
  test('S4.22 the unread count drops to 0 on mark all read', async () => {
    expect((await markRead({ userId: maryamId, readAll: true })).data.unReadCount).toBe(0);
    expect((await fetch()).data).toMatchObject({ count: 7, unReadCount: 0 });
  });
  test('S4.22 and not that of the guardian when a dependent is meant', async () => {
    await book(fahad, await slotAt(addMinutes(lateEvening, -60)));
    await w.dispatch();
    const before = (await fahad.get<Page>('/notifications/fetch')).data.unReadCount;
    await omar.patch('/notifications/read', { userId: await idOf('1000004'), readAll: true });
    expect([before > 0, (await fahad.get<Page>('/notifications/fetch')).data.unReadCount]).toEqual([true, before]);
  });
});

const when = { en: 'Wednesday 25 November at 11:45 PM', ar: 'الأربعاء، ٢٥ نوفمبر الساعة ١١:٤٥ م' };
const textsOf = (of: Notification | undefined) => [of?.title, of?.title_ar, of?.message, of?.message_ar];

describe('the notification of a booking', () => {
  test('S9.05 booked: day and time of Riyadh in the words and digits of each language', async () => {
    const { id } = await book(maryam, await slotAt(lateEvening));
    const { notification, sent } = await newest();
    expect(textsOf(notification)).toEqual([
      'Appointment booked',
      'تم حجز الموعد',
      `Your appointment with Dr. Layla Hassan is on ${when.en}, Riyadh – Olaya.`,
      `موعدكم مع د. ليلى حسن يوم ${when.ar}، الرياض – العليا.`,
    ]);
    expect(notification).toMatchObject({
      kind: 'appointment_booked',
      seen: false,
      link: `/appointment/${id}`,
      appointment_id: id,
    });
    const body = notification?.message_ar;
    expect(sent).toEqual([
      { channel: 'sms', destination: '+966501000006', subject: 'تم حجز الموعد', body, language: 'ar', status: 'sent' },
      {
        channel: 'email',
        destination: 'patient1000006@balsam.example',
        subject: 'تم حجز الموعد',
        body,
        language: 'ar',
        status: 'sent',
      },
    ]);
  });
  test('S4.21 what leaves is in the language of the person', async () => {
    await maryam.post('/user/change-language', { language: 'en' });
    await book(maryam, await slotAt(addMinutes(lateEvening, -100)));
    const { notification, sent } = await newest();
    expect(sent.map((m) => [m.language, m.body])).toEqual([
      ['en', notification?.message],
      ['en', notification?.message],
    ]);
    await maryam.post('/user/change-language', { language: 'ar' });
  });
});

describe('the notification of a change', () => {
  test('paid, then S4.06 cancelled: the sum that went to the wallet is named', async () => {
    const visit = await pay(w, maryam, await book(maryam, await slotAt(addMinutes(lateEvening, -120))));
    expect((await newest()).notification).toMatchObject({ kind: 'appointment_paid', title: 'Payment received' });
    await maryam.post('/appointments/cancel', { appointment_id: visit.id });
    const { notification } = await newest();
    expect(notification?.message).toMatch(
      new RegExp(`was cancelled\\. SAR ${visit.total}\\.00 went to your wallet\\.$`),
    );
    expect(notification?.message_ar).toMatch(/أُعيد [٠-٩٬]+٫٠٠ ر\.س إلى المحفظة\.$/);
  });
  test('S4.06 cancelled without payment: no sum is named', async () => {
    const visit = await book(maryam, await slotAt(addMinutes(lateEvening, -140)));
    await maryam.post('/appointments/cancel', { appointment_id: visit.id });
    const { notification } = await newest();
    expect([notification?.title, notification?.message.includes('SAR')]).toEqual(['Appointment Cancelled', false]);
  });
  test('S4.06 rescheduled: the new time, and the new appointment behind the link', async () => {
    const old = await book(maryam, await slotAt(addMinutes(lateEvening, -160)));
    const slot_id = await slotAt(addMinutes(lateEvening, -180));
    const { data } = await maryam.post('/appointments/reschedule', { old_app_id: old.id, slot_id, type: 'onsite' });
    const { notification } = await newest();
    expect(notification).toMatchObject({ title: 'Appointment Rescheduled', link: `/appointment/${data.id}` });
    expect(notification?.message).toContain('is now on Wednesday 25 November at 8:45 PM');
  });
  test('a channel that was switched off is left out, the notification itself stays', async () => {
    const off = { person_id: maryamId, kind: 'appointment_booked', channel: 'sms', is_on: false } as const;
    await w.db.insertInto('notification_preference').values(off).execute();
    await book(maryam, await slotAt(addMinutes(lateEvening, -200)));
    const { notification, sent } = await newest();
    expect([notification?.kind, sent.at(-1)?.channel, sent[0]?.channel]).toEqual([
      'appointment_booked',
      'email',
      'email',
    ]);
    await w.db.deleteFrom('notification_preference').execute();
  });
});

describe('how often a notification is sent', () => {
  test('an event that is handled twice is notified once', async () => {
    await book(maryam, await slotAt(addMinutes(lateEvening, -220)));
    await w.dispatch();
    const messages = () => w.db.selectFrom('outgoing_message').select('id').execute();
    const before = [(await fetch()).data.count, (await messages()).length];
    const { id } = await w.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'booking.appointment_booked')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await w.db.updateTable('outbox').set({ done_at: null, claimed_until: null }).where('id', '=', id).execute();
    await w.dispatch();
    expect([(await fetch()).data.count, (await messages()).length]).toEqual(before);
  });
});

describe('reminders', () => {
  const start = instantAt('2026-12-02', '05:00');
  const secondsBefore = (seconds: number) => new Date(start.getTime() - seconds * 1000);
  const remindersAt = async (at: Date) => {
    w.at(at);
    await w.due();
    const page = (await (await as(w, '1000006')).get<Page>('/notifications/fetch')).data;
    return page.notifications.filter((n) => n.kind === 'appointment_reminder').map((n) => n.title);
  };
  const soon = 'Your appointment is soon';
  const tomorrow = 'Your appointment is tomorrow';

  test('go out 24 and 2 hours before, to the second, once each, and it can be confirmed from them', async () => {
    await clear();
    const visit = await pay(w, maryam, await book(maryam, await slotAt(start)));
    await w.dispatch();
    expect(await remindersAt(secondsBefore(24 * 3600 + 1))).toEqual([]);
    expect(await remindersAt(secondsBefore(24 * 3600))).toEqual([tomorrow]);
    expect(await remindersAt(secondsBefore(24 * 3600 - 1))).toEqual([tomorrow]);
    expect(await remindersAt(secondsBefore(2 * 3600 + 1))).toEqual([tomorrow]);
    expect(await remindersAt(secondsBefore(2 * 3600))).toEqual([soon, tomorrow]);
    expect(await remindersAt(secondsBefore(2 * 3600 - 1))).toEqual([soon, tomorrow]);
    const client = await as(w, '1000006');
    const confirmed = await client.post('/appointments/confirm', { appointment_id: visit.id });
    expect([confirmed.http, confirmed.data.confirmed_at]).toEqual([200, w.clock.now().toISOString()]);
  });
  test('are not sent for what was cancelled', async () => {
    w.at(addMinutes(demoNow, 2 * 1440));
    await clear();
    const client = await as(w, '1000006');
    const { id } = await book(client, await slotAt(addMinutes(start, 60)));
    await client.post('/appointments/cancel', { appointment_id: id });
    expect(await remindersAt(addMinutes(start, 60 - 120))).toEqual([]);
  });
});
