import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import type { DoctorDetail, VisitToRearrange } from '@balsam/contract/doctors';
import { addDays, addMinutes, instantAt, riyadhDay } from '@balsam/domain/time';
import type { z } from 'zod';
import { apiClient } from '#test/api-client.ts';
import { demoNow, world } from '#test/world.ts';
import { booksOf, confirm, inOrder, intend, onPage, payer, walletOf } from '#modules/billing/billing.fixture.ts';
import { as, book, crowd, pay, type Client, type Reply } from '#modules/booking/booking.fixture.ts';
import { insuranceIn } from '#modules/insurance/insurance.fixture.ts';
import { bookPackage, offered, payTerm } from '#modules/packages/packages.fixture.ts';

type Detail = z.output<typeof DoctorDetail>;
type Visit = z.output<typeof VisitToRearrange>;
type Visits = { items: Visit[]; total: number; progress: Record<string, number> };

const w = await world({ connections: 12 });
const client = apiClient(w);
beforeEach(() => w.at(demoNow));
const people = await crowd(w, 64);
const desk = async () => ({ token: await w.tokenOf('frontdesk@balsam.example') });
const doctorOf = async (code: string) =>
  (await w.db.selectFrom('doctor').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

const today = riyadhDay(demoNow);
/** Two days of a doctor that nobody has booked yet. */
const days = (from: number) => ({ from_day: addDays(today, from), to_day: addDays(today, from + 1) });
type Days = ReturnType<typeof days>;

const freeSlots = async (doctorId: number, { from_day, to_day }: Days) =>
  w.db
    .selectFrom('slot as s')
    .select(['s.id', 's.type', 's.starts_at'])
    .where('doctor_id', '=', doctorId)
    .where('day', '>=', from_day)
    .where('day', '<=', to_day)
    .where('is_closed', '=', false)
    .where('type', 'in', ['onsite', 'virtual'])
    .where((x) =>
      x.not(
        x.exists(
          x
            .selectFrom('appointment as a')
            .select('a.id')
            .whereRef('a.slot_id', '=', 's.id')
            .where('a.state', 'not in', ['cancelled', 'released']),
        ),
      ),
    )
    .orderBy('s.starts_at')
    .execute();
type Slot = Awaited<ReturnType<typeof freeSlots>>[number];

const create = (who: Client, { id, type }: Pick<Slot, 'id' | 'type'>) =>
  who.post<Appointment>('/appointments/create', { slot_id: id, type, policy_accepted: true });
const leave = async (id: number, when: Days) =>
  client.post(`/staff/doctors/${id}/leave`, { ...when, reason: 'Conference' }, await desk());
const visits = async (id: number): Promise<Visits> =>
  (await client.get(`/staff/doctors/${id}/visits`, await desk())).data;
const rearrange = async (id: number, appointment_ids: readonly number[], slot_ids?: readonly number[]) =>
  client.post(`/staff/doctors/${id}/visits`, { appointment_ids, slot_ids }, await desk());
const notices = async (appointmentIds: readonly number[]) =>
  w.db
    .selectFrom('notification')
    .select(['appointment_id', 'kind', 'message', 'message_ar'])
    .where('appointment_id', 'in', appointmentIds)
    .where('kind', 'in', ['appointment_cancelled', 'appointment_rescheduled'])
    .execute();
const stateOf = async (id: number) =>
  w.db.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('leave over forty booked visits', () => {
  const when = days(10);
  test('D13.08 S4.12 whoever books at the same moment is refused, or is listed; all are told once, after a failure too', async () => {
    const doctor = await doctorOf('D1003');
    const open = await freeSlots(doctor, { ...when, to_day: addDays(today, 18) });
    const whole = { from_day: when.from_day, to_day: addDays(today, 18) };
    const [early, late] = [open.slice(0, 40), open.slice(40, 60)];
    expect([early.length, late.length]).toEqual([40, 20]);
    const booked = await Promise.all(early.map((slot, n) => create(people[n]!, slot)));
    expect(booked.map(({ http }) => http)).toEqual(early.map(() => 200));

    const [entered, ...raced] = await Promise.all([
      leave(doctor, whole),
      ...late.map((slot, n) => create(people[40 + n]!, slot)),
    ]);
    expect(entered.http).toBe(200);
    const taken = raced.filter(({ http }) => http === 200);
    const refused = raced.filter(({ http }) => http !== 200) as readonly Reply[];
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(refused.length > 0 ? ['doctor_unavailable'] : []));
    expect((await create(people[59]!, late[19]!)).code).toBe('doctor_unavailable');

    const listed = await visits(doctor);
    const ids = [...booked, ...(taken as readonly Reply[])].map(({ data }) => data.id);
    const listedIds = listed.items.map((visit) => visit.appointment_id);
    const live = await w.db
      .selectFrom('appointment')
      .select('id')
      .where('doctor_id', '=', doctor)
      .where('state', '=', 'booked')
      .where('starts_at', '>=', instantAt(whole.from_day, 0))
      .where('starts_at', '<', instantAt(addDays(whole.to_day, 1), 0))
      .execute();
    expect(listedIds.toSorted()).toEqual(live.map(({ id }) => id).toSorted());
    expect(listedIds).toEqual(expect.arrayContaining(ids));
    expect(listed.total).toBe(listedIds.length);

    // Half are moved to the times that are suggested to each alone, the others are cancelled.
    const moved = listed.items.filter(({ offers }) => offers.length > 0).slice(0, 20);
    const slots = moved.map(({ offers }) => offers[0]!.id);
    expect(new Set(slots).size).toBe(moved.length);
    const movedIds = moved.map((visit) => visit.appointment_id);
    const cancelled = listedIds.filter((id) => !movedIds.includes(id));
    expect((await rearrange(doctor, movedIds, slots)).data).toEqual({ accepted: movedIds.length });
    // Sent twice, it is decided once.
    expect((await rearrange(doctor, movedIds, slots)).data).toEqual({ accepted: 0 });
    expect((await rearrange(doctor, cancelled)).data).toEqual({ accepted: cancelled.length });

    // One of them fails: the others are done, and it is done later.
    const [unlucky] = cancelled;
    await sql`create function stop() returns trigger language plpgsql as $$ begin raise 'stopped'; end $$`.execute(
      w.db,
    );
    await sql
      .raw(
        `create trigger stop before update on appointment for each row when (old.id = ${unlucky}) execute function stop()`,
      )
      .execute(w.db);
    await w.dispatch();
    expect((await visits(doctor)).progress).toMatchObject({ pending: 1, cancelled: cancelled.length - 1 });
    expect((await stateOf(unlucky!)).state).toBe('booked');
    await sql`drop trigger stop on appointment`.execute(w.db);
    w.at(addMinutes(demoNow, 20));
    await w.dispatch();
    const done = await visits(doctor);
    expect(done).toMatchObject({
      total: 0,
      progress: { pending: 0, moved: movedIds.length, cancelled: cancelled.length },
    });
    const told = await notices(listedIds);
    expect(told.map((row) => row.appointment_id).toSorted()).toEqual(listedIds.toSorted());
    expect(new Set(told.filter((row) => cancelled.includes(row.appointment_id!)).map(({ kind }) => kind))).toEqual(
      new Set(['appointment_cancelled']),
    );
  });

  test('D13.08 leave that is taken back offers its hours again', async () => {
    const doctor = await doctorOf('D1003');
    const before = (await client.get(`/staff/doctors/${doctor}`, await desk())).data as Detail;
    const entered = before.leave.find(({ state, from_day }) => state === 'approved' && from_day === when.from_day);
    const path = `/staff/doctors/${doctor}/leave/${entered?.id}/cancel`;
    expect(await freeSlots(doctor, when)).toEqual([]);
    expect((await client.post(path, {}, await desk())).http).toBe(200);
    expect((await freeSlots(doctor, when)).length).toBeGreaterThan(10);
    expect((await client.post(path, {}, await desk())).body.code).toBe('leave_decided');
  });
});

describe('what was paid', () => {
  const when = days(20);
  test('D13.08 goes back whole to where it came from: card, wallet, package, beside an insurer', async () => {
    const doctor = await doctorOf('D1001');
    const slots = (await freeSlots(doctor, when)).filter(({ type }) => type === 'onsite');
    const insurance = await insuranceIn(w);
    const [sara, fahad, nasser] = [await as(w, '1000001'), await as(w, '1000002'), await as(w, '1000008')];
    const cardHolder = await payer(w, '1000006');
    const byCard = (await cardHolder.post('/appointments/create', { slot_id: slots[0]!.id, type: 'onsite' })).data;
    const intent = (await intend(cardHolder, byCard)).data;
    await onPage(w, intent.redirect_url, { outcome: 'paid' });
    await confirm(cardHolder, intent.reference);
    const cardWalletBefore = await walletOf(cardHolder);
    const byWallet = await pay(w, sara, await book(sara, slots[1]!.id));
    const walletBefore = (await sara.get<{ balance: number }>('/payment/wallet')).data.balance;
    const insured = await book(fahad, slots[2]!.id);
    expect((await insurance.apply(fahad, insured.id, (await insurance.policyOf(fahad)).id)).http).toBe(200);
    await pay(w, fahad, (await fahad.get(`/appointments/${insured.id}`)).data);
    const pack = await payTerm(w, nasser, await bookPackage(nasser, await offered(w, 'Yearly check-up')));
    const byPackage = await book(nasser, slots[3]!.id);
    const used = await nasser.post(`/booked-packages/${pack.id}/use`, { appointment_id: byPackage.id });
    expect(used.http).toBe(200);

    await leave(doctor, when);
    const ids = (await visits(doctor)).items.map((visit) => visit.appointment_id);
    expect(ids).toEqual(expect.arrayContaining([byCard.id, byWallet.id, insured.id, byPackage.id]));
    await rearrange(doctor, ids);
    await w.due();
    for (const id of [byCard.id, byWallet.id, insured.id, byPackage.id])
      expect(await stateOf(id)).toMatchObject({ state: 'cancelled', payment_status: 'cancelled' });
    const payments = await w.db
      .selectFrom('payment')
      .select(['entity_id', 'status', 'amount', 'refund_to', 'source_refund', 'card_part'])
      .where('purpose', '=', 'appointment')
      .where('entity_id', 'in', [byCard.id, byWallet.id, insured.id])
      .execute();
    expect(payments.map(({ status }) => status)).toEqual(['refunded', 'refunded', 'refunded']);
    const card = payments.find((payment) => payment.entity_id === byCard.id);
    expect(card).toMatchObject({ refund_to: 'source', source_refund: card?.card_part });
    expect(card?.card_part).toBeGreaterThan(0);
    const wallet = (await sara.get<{ balance: number }>('/payment/wallet')).data.balance;
    expect(wallet - walletBefore).toBeCloseTo(byWallet.total, 2);
    expect(await walletOf(cardHolder)).toBe(cardWalletBefore);
    const unit = await w.db
      .selectFrom('appointment')
      .select('discount_kind')
      .where('id', '=', byPackage.id)
      .executeTakeFirstOrThrow();
    expect(unit.discount_kind).toBe('package');
    expect(await booksOf(w)).toEqual(inOrder);
    const [told] = await notices([byCard.id]);
    expect(told?.message).toContain('goes back to where it came from');
  });

  test('D13.08 a paid visit is moved at the price that it was booked at, also to a colleague after the fee rose', async () => {
    const doctor = await doctorOf('D1001');
    const then = days(30);
    const [slot] = (await freeSlots(doctor, then)).filter(({ type }) => type === 'onsite');
    const sara = await as(w, '1000001');
    const visit = await pay(w, sara, await book(sara, slot!.id));
    const detail: Detail = (await client.get(`/staff/doctors/${doctor}`, await desk())).data;
    const fees = detail.fees.map(({ type, fee }) => ({ type, fee: fee + 100 }));
    expect((await client.put(`/staff/doctors/${doctor}/fees`, { fees }, await desk())).http).toBe(200);
    expect((await sara.get(`/appointments/${visit.id}`)).data).toMatchObject({
      total: visit.total,
      price: visit.price,
    });
    const [other] = (await freeSlots(doctor, then)).filter(({ type }) => type === 'onsite');
    const dear = await book(await as(w, '1000006'), other!.id);
    expect(dear.price).toBe(visit.list_price + 100);

    await leave(doctor, then);
    const listed = (await visits(doctor)).items.find((each) => each.appointment_id === visit.id)!;
    const offer = listed.offers.find(({ is_same_doctor: isSame }) => !isSame) ?? listed.offers[0]!;
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
    expect([told?.kind, told?.message.includes('The price stays the same')]).toEqual(['appointment_rescheduled', true]);
  });

  test('D13.08 a time that was taken meanwhile, or does not fit, refuses that visit alone, and it stays listed', async () => {
    const doctor = await doctorOf('D1001');
    const [visit] = (await visits(doctor)).items;
    const offer = visit!.offers[0]!;
    const stranger = people[60];
    expect((await create(stranger!, { id: offer.id, type: visit!.type })).http).toBe(200);
    await rearrange(doctor, [visit!.appointment_id], [offer.id]);
    await w.dispatch();
    const [after] = (await visits(doctor)).items;
    expect(after).toMatchObject({ appointment_id: visit!.appointment_id, is_pending: false });
    expect(after?.refusal?.message).toContain('has just been taken');
    const [elsewhere] = (await freeSlots(await doctorOf('D1030'), days(12))).filter(({ type }) => type === 'onsite');
    await rearrange(doctor, [visit!.appointment_id], [elsewhere!.id]);
    await w.dispatch();
    expect((await visits(doctor)).items[0]?.refusal?.message).toContain('does not fit');
  });
});

describe('refused', () => {
  test('D13.08 visits that nobody has to rearrange, and those of another doctor', async () => {
    const [doctor, colleague] = [await doctorOf('D1001'), await doctorOf('D1004')];
    const [slot] = await freeSlots(colleague, days(12));
    const someone = people[61];
    const { data } = await create(someone!, slot!);
    expect((await rearrange(colleague, [data.id])).http).toBe(404);
    const [theirs] = (await visits(doctor)).items;
    expect((await rearrange(colleague, [theirs!.appointment_id])).http).toBe(404);
    expect((await stateOf(data.id)).state).toBe('booked');
  });
  test.each([
    [{ from_day: addDays(today, -1), to_day: today }, 'day_in_past'],
    [{ from_day: addDays(today, 5), to_day: addDays(today, 4) }, 'days_out_of_order'],
    [days(30), 'leave_overlaps'],
  ])('D13.08 leave %o: %s', async (when, code) => {
    expect((await leave(await doctorOf('D1001'), when)).body.code).toBe(code);
  });
  test.each(['1000001', 'rider@balsam.example', 'pharmacist@balsam.example', 'D1001'])('D3.01 %s', async (who) => {
    const reply = await client.get(`/staff/doctors/${await doctorOf('D1001')}/visits`, { token: await w.tokenOf(who) });
    expect(reply.http).toBe(403);
  });
});

describe('a doctor who asks for leave', () => {
  const when = days(40);
  const asDoctor = async () => ({ token: await w.tokenOf('D1005') });
  const request = async () => client.post('/doctor/leave', { ...when, reason: 'Family' }, await asDoctor());
  const answer = async (id: number, approve: boolean) =>
    client.post(
      `/staff/doctors/${await doctorOf('D1005')}/leave/${id}/answer`,
      { approve, answer: approve ? '' : 'Two of three are away' },
      await desk(),
    );

  test('D13.08 is away only once it is approved, and is told either way', async () => {
    const doctor = await doctorOf('D1005');
    const free = (await freeSlots(doctor, when)).length;
    const first = (await request()).data;
    expect(first).toMatchObject({ state: 'requested' });
    expect((await request()).body.code).toBe('leave_overlaps');
    const waiting = (await client.get('/staff/leave-requests', await desk())).data.items;
    expect(waiting).toMatchObject([{ id: first.id, doctor: { id: doctor }, reason: 'Family' }]);
    expect((await answer(first.id, false)).http).toBe(200);
    expect((await freeSlots(doctor, when)).length).toBe(free);
    expect((await answer(first.id, true)).body.code).toBe('leave_decided');
    const second = (await request()).data;
    expect((await answer(second.id, true)).http).toBe(200);
    expect(await freeSlots(doctor, when)).toEqual([]);
    await w.dispatch();
    const told = await w.db
      .selectFrom('notification as n')
      .innerJoin('doctor as d', 'd.person_id', 'n.person_id')
      .select('n.message')
      .where('n.kind', '=', 'doctor_leave')
      .where('d.id', '=', doctor)
      .orderBy('n.id')
      .execute();
    expect(told.map(({ message }) => message)).toEqual([
      expect.stringContaining('is not approved. Two of three are away'),
      expect.stringContaining('is approved.'),
    ]);
  });
  test('D13.08 takes a request back that nobody answered; one of somebody else is not found', async () => {
    const later = { ...days(50), reason: 'Course' };
    const { data } = await client.post('/doctor/leave', later, await asDoctor());
    const path = `/doctor/leave/${data.id}/withdraw`;
    expect((await client.post(path, {}, { token: await w.tokenOf('D1006') })).http).toBe(404);
    expect((await client.post(path, {}, await asDoctor())).data.state).toBe('withdrawn');
    expect((await client.post(path, {}, await asDoctor())).body.code).toBe('leave_decided');
  });
});
