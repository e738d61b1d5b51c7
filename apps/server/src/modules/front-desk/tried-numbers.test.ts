import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as, type Client, type Reply } from '#modules/booking/booking.fixture.ts';
import { clinicsOf } from '#modules/queue/queue.fixture.ts';

const w = await world();
const { skin } = await clinicsOf(w);
const looks = w.db.selectFrom('limit_counter').select('count').where('scope', '=', 'patient_number');
const noClinic = 2_000_000_000;
const ticket = (who: Client, number: string, clinic_id: number) =>
  who.post('/staff/queue/tickets', { number, clinic_id });
const admit = (who: Client, mrn_number: string) =>
  who.post('/staff/admissions', {
    mrn_number,
    doctor_id: 1,
    ward_id: noClinic,
    bed: '1',
    diagnosis: 'Fever',
    diagnosis_ar: 'حمى',
  });

test.each<[string, (who: Client) => Promise<Reply<unknown>>]>([
  ['a walk-in of nobody', (who) => ticket(who, '9999999', skin.id)],
  ['a walk-in of somebody that cannot be given', (who) => ticket(who, '1010101010', noClinic)],
  ['a stay of nobody', (who) => admit(who, '9999999')],
  ['a stay of somebody that cannot begin', (who) => admit(who, '1000001')],
])('D13.33 trying a number for %s is one look of the hour', async (_, look) => {
  await w.db.deleteFrom('limit_counter').where('scope', '=', 'patient_number').execute();
  const desk = await as(w, 'frontdesk@balsam.example');
  expect(await look(desk)).toMatchObject({ http: 404 });
  expect(await looks.execute()).toEqual([{ count: 1 }]);
  await w.db.updateTable('limit_counter').set({ count: 120 }).where('scope', '=', 'patient_number').execute();
  expect(await look(desk)).toMatchObject({ http: 429, code: 'too_many_requests' });
});

test('D13.33 a walk-in that is given is no look: it stands in the log of who it is', async () => {
  const desk = await as(w, 'frontdesk@balsam.example');
  await w.db.deleteFrom('limit_counter').where('scope', '=', 'patient_number').execute();
  await ticket(desk, '9999999', skin.id);
  expect(await ticket(desk, '1000014', skin.id)).toMatchObject({ http: 200 });
  expect(await looks.execute()).toEqual([{ count: 1 }]);
});
