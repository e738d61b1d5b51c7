import { beforeEach, expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { publish } from '#platform/outbox/outbox.ts';
import { demoNow, world } from '#test/world.ts';
import { booksOf, confirm, inOrder, intend, onPage, payer, walletOf } from '#modules/billing/billing.fixture.ts';
import { as, book, crowd, pay } from '#modules/booking/booking.fixture.ts';
import { appointmentMoved } from '#modules/booking/index.ts';
import { clinicsOf, walkIn } from '#modules/queue/queue.fixture.ts';
import { insuranceIn } from '#modules/insurance/insurance.fixture.ts';
import { bookPackage, offered, payTerm } from '#modules/packages/packages.fixture.ts';
import { daysFrom, doctorsOf } from './doctors.fixture.ts';

const w = await world();
const { client, desk, doctorOf, freeSlots, create, show, leave, visits, rearrange, notices, stateOf } = doctorsOf(w);
beforeEach(() => w.at(demoNow));
const [stranger] = await crowd(w, 1);
const doctor = await doctorOf('D1001');
const then = daysFrom(30);

/** Makes D1002 a colleague of the doctor of a visit: of its speciality, for the price that it was booked at. */
async function makeColleague(visit: { id: number; list_price: number }): Promise<void> {
  const id = await doctorOf('D1002');
  const { speciality_id } = await stateOf(visit.id);
  await w.db
    .insertInto('doctor_speciality')
    .values({ doctor_id: id, speciality_id })
    .onConflict((c) => c.doNothing())
    .execute();
  await w.db
    .updateTable('doctor_fee')
    .set({ amount: visit.list_price * 100 })
    .where('doctor_id', '=', id)
    .where('type', '=', 'onsite')
    .execute();
}

test('D13.08 S4.12 a ticket ends when the hospital moves its visit, and whoever had come checks in again', async () => {
  const sara = await as(w, '1000001');
  const { skin } = await clinicsOf(w);
  w.at(instantAt('2026-12-09', '09:00'));
  const ticket = await walkIn(w, sara, skin.id);
  const row = () => w.db.selectFrom('queue_ticket').selectAll().where('id', '=', ticket.id).executeTakeFirstOrThrow();
  const { appointment_id: id } = await row();
  expect((await row()).state).toBe('waiting');
  await w.db
    .transaction()
    .execute((tx) =>
      publish(tx, appointmentMoved, { appointment_id: id!, from: w.clock.now().toISOString() }, w.clock.now()),
    );
  await w.dispatch();
  expect((await row()).state).toBe('cancelled');
});

test('D13.08 what was paid goes back whole to where it came from: card, wallet, package, beside an insurer', async () => {
  const slots = await freeSlots(doctor, daysFrom(20), 'onsite');
  const insurance = await insuranceIn(w);
  const [sara, fahad, nasser] = [await as(w, '1000001'), await as(w, '1000002'), await as(w, '1000008')];
  const cardHolder = await payer(w, '1000006');
  const byCard = (await cardHolder.post('/appointments/create', { slot_id: slots[0]!.id, type: 'onsite' })).data;
  const intent = (await intend(cardHolder, byCard)).data;
  await onPage(w, intent.redirect_url, { outcome: 'paid' });
  await confirm(cardHolder, intent.reference);
  const byWallet = await pay(w, sara, await book(sara, slots[1]!.id));
  const insured = await book(fahad, slots[2]!.id);
  expect((await insurance.apply(fahad, insured.id, (await insurance.policyOf(fahad)).id)).http).toBe(200);
  await pay(w, fahad, (await fahad.get(`/appointments/${insured.id}`)).data);
  const pack = await payTerm(w, nasser, await bookPackage(nasser, await offered(w, 'Yearly check-up')));
  const byPackage = await book(nasser, slots[3]!.id);
  expect((await nasser.post(`/booked-packages/${pack.id}/use`, { appointment_id: byPackage.id })).http).toBe(200);
  const used = () =>
    w.db.selectFrom('booked_package_service').select('id').where('appointment_id', '=', byPackage.id).execute();
  expect(await used()).toHaveLength(1);
  const balance = async () => (await sara.get<{ balance: number }>('/payment/wallet')).data.balance;
  const before = { wallet: await balance(), card: await walletOf(cardHolder) };

  await leave(doctor, daysFrom(20));
  const ids = (await visits(doctor)).items.map((visit) => visit.appointment_id);
  const mine = [byCard.id, byWallet.id, insured.id, byPackage.id];
  expect(ids).toEqual(expect.arrayContaining(mine));
  await rearrange(doctor, ids);
  await w.due();
  const states = await Promise.all(mine.map(stateOf));
  expect(states.map(({ state, payment_status }) => `${state} ${payment_status}`)).toEqual(
    mine.map(() => 'cancelled cancelled'),
  );
  const payments = await w.db
    .selectFrom('payment')
    .select(['entity_id', 'status', 'refund_to', 'source_refund', 'card_part'])
    .where('purpose', '=', 'appointment')
    .where('entity_id', 'in', [byCard.id, byWallet.id, insured.id])
    .execute();
  expect(payments.map(({ status }) => status)).toEqual(['refunded', 'refunded', 'refunded']);
  const card = payments.find((payment) => payment.entity_id === byCard.id);
  expect(card?.card_part).toBeGreaterThan(0);
  expect(card).toMatchObject({ refund_to: 'source', source_refund: card?.card_part });
  expect((await balance()) - before.wallet).toBeCloseTo(byWallet.total, 2);
  expect(await walletOf(cardHolder)).toBe(before.card);
  expect(await used()).toEqual([]);
  expect(await booksOf(w)).toEqual(inOrder);
  const [told] = await notices([byCard.id]);
  expect(told?.message).toContain('refunded to your original payment method');
});

test('D13.08 a change of fees does not touch what is booked, which is moved at the price that it was booked at', async () => {
  const slots = await freeSlots(doctor, then, 'onsite');
  const sara = await as(w, '1000001');
  const visit = await pay(w, sara, await book(sara, slots[0]!.id));
  const { fees } = await show(doctor);
  const dearer = { fees: fees.map(({ type, fee }) => ({ type, fee: fee + 100 })), seen: fees };
  expect((await client.put(`/staff/doctors/${doctor}/fees`, dearer, await desk())).http).toBe(200);
  expect((await sara.get(`/appointments/${visit.id}`)).data).toMatchObject({ total: visit.total, price: visit.price });
  const dear = await book(await as(w, '1000006'), slots[1]!.id);
  expect(dear.price).toBe(visit.list_price + 100);

  await leave(doctor, then);
  const listed = (await visits(doctor)).items.find((each) => each.appointment_id === visit.id)!;
  const [offer] = listed.offers;
  if (!offer) throw new Error('the doctor has no other time');
  await rearrange(doctor, [visit.id], [offer.id]);
  await w.dispatch();
  expect((await sara.get(`/appointments/${visit.id}`)).data).toMatchObject({
    starts_at: offer.starts_at,
    doctor: { id: offer.doctor_id },
    slot_id: offer.id,
    total: visit.total,
    status: 'paid',
    state: 'booked',
  });
  const [told] = await notices([visit.id]);
  expect(told).toMatchObject({
    kind: 'appointment_rescheduled',
    message: expect.stringContaining('The price stays the same'),
  });
});

test('D13.08 a time that was taken meanwhile, or does not fit, refuses that visit alone, and it stays listed', async () => {
  const [visit] = (await visits(doctor)).items;
  const offer = visit!.offers[0]!;
  expect((await create(stranger!, { id: offer.id, type: visit!.type })).http).toBe(200);
  await rearrange(doctor, [visit!.appointment_id], [offer.id]);
  await w.dispatch();
  const [after] = (await visits(doctor)).items;
  expect(after).toMatchObject({ appointment_id: visit!.appointment_id, is_pending: false });
  expect(after?.refusal?.message).toContain('has just been taken');
  const [elsewhere] = await freeSlots(await doctorOf('D1030'), daysFrom(12), 'onsite');
  await rearrange(doctor, [visit!.appointment_id], [elsewhere!.id]);
  await w.dispatch();
  expect((await visits(doctor)).items[0]?.refusal?.message).toContain('does not fit');
});

test('D10.03 D13.08 whoever did not come to a doctor on leave has not missed the visit: the front desk decides, else all goes back', async () => {
  const days = daysFrom(12, 5);
  const [slot] = await freeSlots(doctor, days, 'onsite');
  const fahad = await as(w, '1000002');
  const { id, ends_at: end } = await pay(w, fahad, await book(fahad, slot!.id));
  expect((await leave(doctor, days)).http).toBe(200);
  w.at(addMinutes(new Date(end), 1));
  await w.due();
  expect((await fahad.get(`/appointments/${id}`)).data).toMatchObject({
    state: 'in_review',
    review: { by: 'front_desk' },
  });
  w.at(addMinutes(new Date(end), 24 * 60 + 2));
  await w.due();
  expect((await fahad.get(`/appointments/${id}`)).data).toMatchObject({
    state: 'missed',
    missed_by: 'unclear',
    status: 'cancelled',
  });
});

test('D13.08 a visit that its patient cancelled meanwhile is left alone', async () => {
  const theirs = (await visits(doctor)).items.at(-1)!;
  const patient = await as(w, theirs.patient.mrn_number!);
  await rearrange(doctor, [theirs.appointment_id]);
  expect((await patient.post('/appointments/cancel', { appointment_id: theirs.appointment_id })).http).toBe(200);
  await w.dispatch();
  expect((await visits(doctor)).progress).toMatchObject({ gone: 1 });
  expect((await notices([theirs.appointment_id])).map(({ message }) => message)).not.toContain('We are sorry');
});

test('D13.08 visits that nobody has to rearrange, and those of another doctor, are not found', async () => {
  const colleague = await doctorOf('D1004');
  const [slot] = await freeSlots(colleague, daysFrom(12));
  const { data } = await create(stranger!, slot!);
  expect((await rearrange(colleague, [data.id])).http).toBe(404);
  expect((await rearrange(colleague, [(await visits(doctor)).items[0]?.appointment_id ?? data.id])).http).toBe(404);
  expect((await stateOf(data.id)).state).toBe('booked');
});

test('D13.08 where the doctor has no other time a colleague is offered, at the price that it was booked at', async () => {
  const days = daysFrom(44);
  const patient = await as(w, '1000006');
  const [slot] = await freeSlots(doctor, days, 'onsite');
  const visit = await pay(w, patient, await book(patient, slot!.id));
  await makeColleague(visit);
  await leave(doctor, days);
  await w.db.updateTable('slot').set({ is_closed: true }).where('doctor_id', '=', doctor).execute();
  const listed = (await visits(doctor)).items.find((each) => each.appointment_id === visit.id)!;
  expect(listed.offers.length).toBeGreaterThan(0);
  expect(listed.offers.filter(({ is_same_doctor: isSame }) => isSame)).toEqual([]);
  const offer = listed.offers[0]!;
  await rearrange(doctor, [visit.id], [offer.id]);
  await w.dispatch();
  expect((await patient.get(`/appointments/${visit.id}`)).data).toMatchObject({
    doctor: { id: offer.doctor_id },
    slot_id: offer.id,
    total: visit.total,
    status: 'paid',
    state: 'booked',
  });
  expect(offer.doctor_id).not.toBe(doctor);
});
