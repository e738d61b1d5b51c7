import { beforeEach, expect, test } from 'vitest';
import { createPatients } from '#test/factories/patients.ts';
import { instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, newSlot, type Client } from '#modules/booking/booking.fixture.ts';

const w = await world();
const [me] = await createPatients(w, 1);
const patient = await as(w, me!.mrn);
beforeEach(() => w.at(demoNow));

type Page = { readonly notifications: readonly { message: string; message_ar: string }[] };
type Kind = 'onsite' | 'virtual' | 'home';

const told = async (client: Client) => {
  await w.dispatch();
  const [newest] = (await client.get<Page>('/notifications/fetch')).data.notifications;
  return [newest?.message, newest?.message_ar];
};
const bookOn = async (day: string, type: Kind) => {
  const slot_id = await newSlot(w, {
    doctor: type === 'virtual' ? 'D1001' : 'D1035',
    type,
    at: instantAt(`2026-12-${day}`, '03:00'),
  });
  const reply = await patient.post('/appointments/create', { slot_id, type, policy_accepted: true });
  expect(reply).toMatchObject({ http: 200 });
  return reply.data.id;
};
const calendarPlace = async (id: number, language: 'ar' | 'en') => {
  const headers = { authorization: `Bearer ${await w.tokenOf(me!.mrn)}` };
  const reply = await w.app.inject({ url: `/api/v1/appointments/${id}/calendar?lang=${language}`, headers });
  return /^LOCATION:(.*)$/m.exec(reply.body.replaceAll('\r\n ', ''))?.[1]?.trim().replaceAll('\\,', ',');
};

test.each<[Kind, string, readonly string[], readonly string[]]>([
  ['onsite', '02', [', Riyadh – Olaya.', '، الرياض – العليا.'], ['Riyadh – Olaya, ', 'الرياض – العليا، ']],
  [
    'virtual',
    '03',
    [', by video in the app.', '، عبر الفيديو في التطبيق.'],
    ['By video in the app', 'عبر الفيديو في التطبيق'],
  ],
  ['home', '04', [', at your home.', '، في منزلكم.'], ['Olaya 12, ', 'Olaya 12، ']],
])('D10.07 where a visit is held, %s: in the notification and in the calendar', async (type, day, endings, places) => {
  const id = await bookOn(day, type);
  expect(await told(patient)).toEqual(
    endings.map((ending) => expect.stringMatching(new RegExp(`${ending.replace('.', '\\.')}$`))),
  );
  expect([await calendarPlace(id, 'en'), await calendarPlace(id, 'ar')]).toEqual(
    places.map((place) => expect.stringContaining(place)),
  );
});
