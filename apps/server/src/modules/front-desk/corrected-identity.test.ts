import { expect, test } from 'vitest';
import { instantAt } from '@balsam/domain/time';
import { as, book, crowd, newSlot, type Client } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { correctAtDesk } from './front-desk.fixture.ts';

const w = await world();
const desk = await as(w, 'frontdesk@balsam.example');
const [huda, other] = (await crowd(w, 2)) as [Client, Client];

type Profile = { mrn_number: string; first_free_promo: unknown[] };
const profileOf = async (who: Client) => (await who.get<Profile>('/auth/patient/profile')).data;
const identity = (identity_number: string) => ({ identity: { field_name: 'iqama', identity_number } });
const correct = async (who: Client, change: object) => correctAtDesk(desk, (await profileOf(who)).mrn_number, change);
const claim = async (who: Client, time: string) => {
  const visit = await book(who, await newSlot(w, { at: instantAt('2026-12-01', time) }));
  return who.post('/free-appointment-promo/claim', { appointment_id: visit.id });
};

test('D12.04 D9.02 with a corrected number there is no second free visit, and the one whose number it was has theirs', async () => {
  await correct(huda, identity('2111111111'));
  const { http, data } = await claim(huda, '03:00');
  expect(http).toBe(200);
  await correct(huda, identity('2111111129'));
  expect((await profileOf(huda)).first_free_promo).toEqual([{ status: 'completed', appointment_id: data.id }]);
  expect(await claim(huda, '03:30')).toMatchObject({ http: 409, code: 'free_visit_used' });
  await correct(other, identity('2111111111'));
  expect(await claim(other, '04:00')).toMatchObject({ http: 200 });
});
