import { describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { as, type Client } from '#modules/booking/booking.fixture.ts';
import { demoNow, world } from '#test/world.ts';
import { insuranceIn } from './insurance.fixture.ts';

const w = await world({ connections: 8 });
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const { desk, approvalAbove, policyOf, visitOf, apply, now, coverOf, answer } = await insuranceIn(w);

/** A visit that waits for its approval. */
const waiting = async (who: Client = sara, digit = '0', fee = 300) => {
  await approvalAbove(0);
  const policy = await policyOf(who, digit);
  const visit = await visitOf(who, fee);
  const applied = await apply(who, visit.id, policy.id);
  return { visit, applied: applied.data, cover: (await coverOf(who, visit.id))! };
};

type Bell = { notifications: { kind: string; link: string | null }[] };
/** The pages of the visits whose answer stands in the bell. */
const toldOf = async (who: Client) => {
  const { data } = await who.get<Bell>('/notifications/fetch?limit=50');
  return data.notifications.filter(({ kind }) => kind === 'insurance_answered').map(({ link }) => link);
};
const payPage = ({ id }: { id: number }) => `/appointment/${id}/pay`;

describe('an approval', () => {
  test('S4.09 D12.02 holds the visit unpaid, and refuses its payment with the reason', async () => {
    const { visit, applied, cover } = await waiting();
    expect(applied).toMatchObject({ cover_state: 'sent_for_approval', hold_until: null, total: 300 });
    expect(cover).toMatchObject({
      state: 'sent_for_approval',
      asked: 240,
      held_until: addMinutes(demoNow, 1440).toISOString(),
    });
    expect(await sara.post('/payment/intent', { entity_id: visit.id })).toMatchObject({
      http: 409,
      code: 'approval_pending',
    });
    const list = await desk.get<{ items: { id: number; appointment_id: number }[] }>('/staff/approvals');
    expect(list.data.items.some(({ appointment_id: id }) => id === visit.id)).toBe(true);
  });
  test('is answered by nobody but the front desk', async () => {
    const { cover } = await waiting();
    expect(await sara.post(`/staff/approvals/${cover.id}/answer`, { decision: 'approved' })).toMatchObject({
      http: 403,
    });
    const pharmacist = await as(w, 'pharmacist@balsam.example');
    expect(await pharmacist.get('/staff/approvals')).toMatchObject({ http: 403 });
  });
  test('S8.08 D12.02 for less begins a fresh hold, and the rest is the patient’s', async () => {
    const { visit, cover } = await waiting(fahad);
    expect(await answer(cover.id, { decision: 'approved', amount: 241 })).toMatchObject({ code: 'invalid_amount' });
    expect(await answer(cover.id, { decision: 'rejected' })).toMatchObject({ http: 400, code: 'required' });
    expect((await answer(cover.id, { decision: 'approved', amount: 100 })).data).toMatchObject({
      state: 'approved',
      approved: 100,
    });
    expect(await now(fahad, visit.id)).toMatchObject({
      insurance_amount: 100,
      price: 200,
      total: 230,
      cover_state: 'approved',
    });
    expect((await now(fahad, visit.id)).hold_until).not.toBeNull();
  });
  test('D12.02 is answered once, also when two answer at once', async () => {
    const { visit, cover } = await waiting();
    const replies = await Promise.all([
      answer(cover.id, { decision: 'approved' }),
      answer(cover.id, { decision: 'rejected', reason: 'No' }),
    ]);
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 'approval_answered')).toHaveLength(1);
    const won = replies.find(({ http }) => http === 200)!.data;
    expect(await now(sara, visit.id)).toMatchObject({ cover_state: won.state });
  });
});

describe('the answer to an approval', () => {
  test('D12.02 that comes after the visit was cancelled changes nothing of it', async () => {
    const { visit, cover } = await waiting();
    await sara.post('/appointments/cancel', { appointment_id: visit.id });
    expect(await answer(cover.id, { decision: 'approved' })).toMatchObject({ http: 200 });
    expect(await now(sara, visit.id)).toMatchObject({ state: 'cancelled', insurance_amount: 0 });
  });
  test('D12.02 that comes after the visit was cancelled, or after its patient chose to pay alone, is told to nobody', async () => {
    const [cancelled, own, kept] = [await waiting(fahad), await waiting(fahad), await waiting(fahad)];
    await fahad.post('/appointments/cancel', { appointment_id: cancelled.visit.id });
    await fahad.post('/insurances/clear', { appointment_id: own.visit.id });
    for (const { cover } of [own, kept]) await answer(cover.id, { decision: 'approved' });
    expect(await now(fahad, own.visit.id)).toMatchObject({ cover_state: null, insurance_amount: 0 });
    await w.dispatch();
    const told = await toldOf(fahad);
    expect([cancelled, own, kept].map(({ visit }) => told.includes(payPage(visit)))).toEqual([false, false, true]);
  });
  test('D12.02 that was rejected leaves the visit to be paid by oneself', async () => {
    const { visit } = await waiting(sara, '6');
    expect(await now(sara, visit.id)).toMatchObject({
      cover_state: 'rejected',
      total: 300,
      may: { pay: { allowed: true } },
    });
    expect(await sara.post('/payment/intent', { entity_id: visit.id, method: 'wallet' })).toMatchObject({ http: 200 });
  });
  test('D12.02 may be taken back by who would rather pay', async () => {
    const { visit } = await waiting(fahad);
    expect((await fahad.post('/insurances/clear', { appointment_id: visit.id })).data).toMatchObject({
      cover_state: null,
      may: { pay: { allowed: true } },
    });
  });
  test('D12.02 that nobody gives ends with the hold, and the visit can be paid', async () => {
    const [{ visit, cover }, cancelled] = [await waiting(fahad), await waiting(fahad)];
    await fahad.post('/appointments/cancel', { appointment_id: cancelled.visit.id });
    w.at(addMinutes(demoNow, 1441));
    await w.due();
    expect(await now(fahad, visit.id)).toMatchObject({
      state: 'booked',
      cover_state: 'rejected',
      may: { pay: { allowed: true } },
    });
    // The session of the front desk has ended meanwhile.
    const next = await as(w, 'frontdesk@balsam.example');
    const late = await next.post(`/staff/approvals/${cover.id}/answer`, { decision: 'approved' });
    expect(late).toMatchObject({ http: 409, code: 'approval_answered' });
    const told = await toldOf(fahad);
    expect([told.includes(payPage(visit)), told.includes(payPage(cancelled.visit))]).toEqual([true, false]);
    w.at(demoNow);
    await approvalAbove(null);
  });
});

describe('the time that an approval is waited for', () => {
  test('D12.02 is 24 hours in all: taking it back and asking again is no extension', async () => {
    const { visit, cover } = await waiting(fahad);
    const policy = await policyOf(fahad);
    const asks = () => apply(fahad, visit.id, policy.id);
    await approvalAbove(0);
    w.at(addMinutes(demoNow, 600));
    await fahad.post('/insurances/clear', { appointment_id: visit.id });
    expect(await asks()).toMatchObject({ data: { cover_state: 'sent_for_approval' } });
    expect((await coverOf(fahad, visit.id))?.held_until).toBe(cover.held_until);
    w.at(addMinutes(demoNow, 1441));
    await w.due();
    expect(await asks()).toMatchObject({ http: 422, code: 'approval_waited' });
    expect((await now(fahad, visit.id)).may).toMatchObject({ pay: { allowed: true } });
    w.at(demoNow);
    await approvalAbove(null);
  });
  test('D12.02 S4.04 lasts beyond a payment deadline of more than an hour, and who gives up waiting then pays', async () => {
    const setCutOff = (minutes: number) =>
      w.db
        .updateTable('setting')
        .set({ value: String(minutes) })
        .where('title', '=', 'PAYMENT_CUTOFF_MINUTES')
        .execute();
    await setCutOff(90);
    await approvalAbove(0);
    const policy = await policyOf(fahad);
    const visit = await visitOf(fahad, 300);
    const before = (minutes: number) => addMinutes(new Date(visit.starts_at), -minutes);
    w.at(before(120));
    expect((await apply(fahad, visit.id, policy.id)).data.cover_state).toBe('sent_for_approval');
    const at = before(75);
    w.at(at);
    expect((await now(fahad, visit.id)).may.pay).toMatchObject({ code: 'approval_pending' });
    expect(await fahad.post('/insurances/clear', { appointment_id: visit.id })).toMatchObject({
      http: 200,
      data: { hold_until: addMinutes(at, 10).toISOString(), may: { pay: { allowed: true } } },
    });
    await setCutOff(30);
    w.at(demoNow);
    await approvalAbove(null);
  });
  test('D12.02 is none for a visit within the hour', async () => {
    await approvalAbove(0);
    const policy = await policyOf(sara);
    const visit = await visitOf(sara, 300);
    w.at(addMinutes(new Date(visit.starts_at), -59));
    expect(await apply(sara, visit.id, policy.id)).toMatchObject({ http: 422, code: 'approval_too_late' });
    w.at(demoNow);
    await approvalAbove(null);
  });
});
