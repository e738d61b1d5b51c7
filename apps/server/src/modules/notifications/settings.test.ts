import { beforeEach, describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { as, book, newSlot } from '#modules/booking/booking.fixture.ts';

type Kind = {
  kind: string;
  group: string;
  title: string;
  title_ar: string;
  push: boolean;
  sms: boolean;
  email: boolean;
  in_app: boolean;
  required: boolean;
};
type Config = { id: number; language: string; kinds: Kind[]; push_devices: number };

const w = await world();
const idOf = async (mrn: string) =>
  (await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow()).id;
const [id, childId] = [await idOf('1000002'), await idOf('1000004')];
const [fahad, insideOmar] = [await as(w, '1000002'), await as(w, '1000002', '1000004')];
const read = () => fahad.get<Config>(`/notification-config/${id}`);
const change = (body: unknown, of = id, who = fahad) => who.patch<Config>(`/notification-config/${of}`, body);
const off = (kind: string, channel: string) => ({ kind, channel, on: false });

beforeEach(() => w.db.deleteFrom('notification_preference').execute());

describe('refusals', () => {
  test("D3.01 another's settings, and from inside a dependent's profile the guardian's own, read as not there", async () => {
    const tries = [
      await fahad.get(`/notification-config/${childId}`),
      await change(off('appointment_paid', 'sms'), childId),
      await insideOmar.get(`/notification-config/${id}`),
      await change(off('appointment_paid', 'sms'), id, insideOmar),
    ];
    expect(tries.map(({ http }) => http)).toEqual([404, 404, 404, 404]);
    expect(await w.db.selectFrom('notification_preference').selectAll().execute()).toEqual([]);
  });
  test.each([
    ['nothing', {}],
    ['a kind that there is not', off('security_code', 'sms')],
    ['the app itself, where it always appears', off('appointment_paid', 'in_app')],
    ['neither on nor off', { kind: 'appointment_paid', channel: 'sms' }],
  ])('%s cannot be switched', async (_, body) => {
    expect((await change(body)).http).toBe(400);
  });
});

describe('the settings', () => {
  test('begin with what is usual, in both languages and in the order of the table; no security code is among them', async () => {
    const { data } = await read();
    expect(data).toMatchObject({ id, language: 'ar', push_devices: 0 });
    expect(data.kinds[0]).toMatchObject({
      kind: 'appointment_booked',
      title: 'Appointment booked',
      title_ar: 'حجز موعد',
      in_app: true,
      push: true,
      sms: true,
      email: true,
    });
    expect(data.kinds.find(({ kind }) => kind === 'data_export_ready')).toMatchObject({
      push: true,
      sms: false,
      email: true,
    });
    expect(data.kinds.some(({ kind }) => /code|sign/.test(kind))).toBe(false);
  });
  test('D10.01 a topic is switched off whole and on again as it usually is', async () => {
    const smsOf = async (group: string) =>
      (await read()).data.kinds.filter((each) => each.group === group && !each.required).map(({ sms }) => sms);
    const usual = await smsOf('appointments');
    const account = await smsOf('account');
    await change({ topic: 'visits', channel: 'sms', on: false });
    expect(new Set(await smsOf('appointments'))).toEqual(new Set([false]));
    expect(await smsOf('account')).toEqual(account);
    await change({ topic: 'visits', channel: 'sms', on: true });
    expect(await smsOf('appointments')).toEqual(usual);
    expect(new Set(usual)).toEqual(new Set([true, false]));
  });
  test('keep what was chosen, leave the rest as it was, and can be changed back', async () => {
    await change(off('appointment_paid', 'sms'));
    await change({ kind: 'data_export_ready', channel: 'sms', on: true });
    await change(off('appointment_paid', 'email'));
    const of = async (name: string) => (await read()).data.kinds.find(({ kind }) => kind === name);
    expect(await of('appointment_paid')).toMatchObject({ push: true, sms: false, email: false });
    expect(await of('data_export_ready')).toMatchObject({ sms: true });
    await change({ kind: 'appointment_paid', channel: 'sms', on: true });
    expect(await of('appointment_paid')).toMatchObject({ sms: true, email: false });
  });
  test('switch a channel off for every kind at once, and at the same time by several screens', async () => {
    const all = await change({ channel: 'sms', on: false });
    expect(all.data.kinds.filter(({ sms, required }) => sms !== required)).toEqual([]);
    expect(all.data.kinds.find(({ kind }) => kind === 'appointment_paid')).toMatchObject({ push: true, email: true });
    const replies = await Promise.all([true, false, true].map((on) => change({ channel: 'push', on })));
    expect(replies.map(({ http }) => http)).toEqual([200, 200, 200]);
  });
});

describe('a safety notice about a medicine', () => {
  const notice = async () => (await read()).data.kinds.find(({ kind }) => kind === 'order_withdrawn');
  test('cannot be switched off, alone or with everything else', async () => {
    expect(await change(off('order_withdrawn', 'sms'))).toMatchObject({ http: 422, code: 'notification_required' });
    await change({ channel: 'sms', on: false });
    await change({ channel: 'push', on: false });
    expect(await notice()).toMatchObject({ required: true, push: true, sms: true, email: true });
  });
  test('shows itself as on although it was switched off when that was possible', async () => {
    const old = { person_id: id, kind: 'order_withdrawn', channel: 'sms', is_on: false } as const;
    await w.db.insertInto('notification_preference').values(old).execute();
    expect(await notice()).toMatchObject({ sms: true });
  });
});

describe('what they decide', () => {
  test('without SMS and e-mail a visit is notified in the app alone', async () => {
    await w.dispatch();
    await w.db.deleteFrom('outgoing_message').execute();
    await change(off('appointment_booked', 'sms'));
    await change(off('appointment_booked', 'email'));
    await book(fahad, await newSlot(w, { at: addMinutes(new Date('2026-11-24T21:00:00Z'), 0) }));
    await w.dispatch();
    expect(await w.db.selectFrom('outgoing_message').selectAll().execute()).toEqual([]);
    const { data } = await fahad.get<{ notifications: { kind: string }[] }>('/notifications/fetch');
    expect(data.notifications[0]?.kind).toBe('appointment_booked');
  });
  test("D3.05 a guardian sets a dependent's in the dependent's profile, and it is written down", async () => {
    expect((await change(off('appointment_paid', 'sms'), childId, insideOmar)).http).toBe(200);
    const entry = await w.db
      .selectFrom('audit_entry')
      .select(['what', 'action', 'why'])
      .where('person_id', '=', childId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({ what: 'notification settings', action: 'write', why: 'guardian' });
  });
  test('those of a doctor list what happens to their day', async () => {
    const doctor = await as(w, 'D1001');
    const me = await doctor.get<{ id: number }>('/users');
    const { http, data } = await doctor.get<Config>(`/notification-config/${me.data.id}`);
    expect([http, data.kinds.map(({ kind }) => kind)]).toEqual([
      200,
      [
        'doctor_booked_today',
        'doctor_visit_moved',
        'doctor_cancelled',
        'doctor_critical_result',
        'doctor_critical_escalated',
        'doctor_admission',
        'doctor_report_request',
        'doctor_chat_message',
        'doctor_leave',
      ],
    ]);
  });
});
