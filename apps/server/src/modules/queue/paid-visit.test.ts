import { expect, test } from 'vitest';
import type { QueueTicket } from '@balsam/contract/queue';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { clinicsOf, device, somebody, walkIn } from './queue.fixture.ts';

const w = await world();
const sara = somebody(w, '1000001');
const { hers, skin } = await clinicsOf(w);

test('D13.01 whoever has a paid visit in the clinic is not asked to pay for the number that they took before check-in opened', async () => {
  const at = instantAt('2026-12-06', '04:00');
  w.at(addMinutes(at, -120));
  const visit = await pay(w, sara, await book(sara, await newSlot(w, { at })));
  const kiosk = await device(w, 'kiosk', hers.locationId);
  await kiosk.client.post('/queue/kiosk/tickets', { number: '1000001', clinic_id: hers.id, by: 'print' });
  const elsewhere = await walkIn(w, sara, skin.id, false);
  const { items } = (await sara.get<{ items: QueueTicket[] }>('/patient-queue')).data;
  const of = (clinicId: number) => items.find(({ clinic_id: id }) => id === clinicId);
  expect(of(hers.id)).toMatchObject({
    is_paid: false,
    paid_visit_at: visit.starts_at,
    may: { pay: false, leave: true },
  });
  expect(of(skin.id)).toMatchObject({ id: elsewhere.id, paid_visit_at: null, may: { pay: true } });
});
