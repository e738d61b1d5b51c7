import { describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, type Client } from '#modules/booking/booking.fixture.ts';
import { paidVisit, type Data } from '#modules/visits/visits.fixture.ts';

const w = await world({ connections: 8 });
const maryam = await as(w, '1000006');
const sara = await as(w, '1000001');
const layla = await as(w, 'D1001');
const admin = await as(w, 'admin@balsam.example');
const frontDesk = await as(w, 'frontdesk@balsam.example');

let visits = 0;
/** A visit of today that took place; each at a time of its own. */
async function visited(client: Client, doctor = 'D1002'): Promise<number> {
  visits += 1;
  const { id } = await paidVisit(w, client, { day: String(visits).padStart(2, '0'), doctor });
  const starts_at = addMinutes(demoNow, -400 - visits * 25);
  const ends_at = addMinutes(starts_at, 20);
  const done = { state: 'completed', payment_status: 'success', ended_at: demoNow, starts_at, ends_at } as const;
  await w.db.updateTable('appointment').set(done).where('id', '=', id).execute();
  return id;
}
const rate = (client: Client, appointment_id: number, rating_value: number | null, comment = '') =>
  client.post<Data>('/user-ratings', { appointment_id, rating_value, comment });
const averageOf = async (code: string) => {
  const doctor = await w.db
    .selectFrom('doctor')
    .select(['id', 'rating_count', 'rating_sum'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const { data } = await sara.get<Data>(`/user-ratings/summary/${doctor.id}`);
  return { id: doctor.id, count: doctor.rating_count, sum: doctor.rating_sum, average: data.average as number };
};
const shownOf = async (doctorId: number): Promise<Data[]> =>
  (await sara.get<Data>(`/user-ratings?doctor_id=${doctorId}&limit=100`)).data.items;
const queue = async (state: string): Promise<Data[]> =>
  (await admin.get<Data>(`/staff/reviews?state=${state}&limit=50`)).data.items;
const decide = (id: number, to: 'publish' | 'refuse', revision: number, reason?: string) =>
  admin.post<Data>(`/staff/reviews/${id}/${to}`, { revision, ...(reason !== undefined && { reason }) });

describe('D14.03 rating is refused', () => {
  test('S5.08 without a star, and in words where words are asked for', async () => {
    const id = await visited(maryam);
    expect(await rate(maryam, id, null)).toMatchObject({
      http: 422,
      code: 'rating_required',
      message: 'Select any star to continue',
      errors: [{ path: 'rating_value' }],
    });
    for (const path of ['/user-ratings/physician', '/rate-physician'])
      expect(await maryam.post(path, { appointment_id: id, rating_value: 5, comment: ' \n ' })).toMatchObject({
        http: 422,
        code: 'feedback_required',
        message: 'Please enter your feedback before submitting.',
      });
    expect(await rate(maryam, id, 6)).toMatchObject({ http: 400 });
    expect(await rate(maryam, id, 4.5)).toMatchObject({ http: 400 });
    expect(await rate(maryam, id, 5, 'x'.repeat(1001))).toMatchObject({ http: 400 });
  });
  test('of a visit that is not over, or that did not take place', async () => {
    const booked = await paidVisit(w, maryam, { day: '28' });
    expect(await rate(maryam, booked.id, 5)).toMatchObject({ http: 422, code: 'visit_not_completed' });
  });
  test('of somebody else’s visit, and with ids that are not its own', async () => {
    const id = await visited(maryam);
    expect(await rate(sara, id, 5)).toMatchObject({ http: 404 });
    const other = { appointment_id: id, rating_value: 5 };
    expect(await maryam.post('/user-ratings', { ...other, mrn_number: '1000001' })).toMatchObject({ http: 404 });
    expect(await maryam.post('/user-ratings', { ...other, doctor_id: 999_999 })).toMatchObject({ http: 404 });
  });
  test('S6.02 by doctors, who are not asked either', async () => {
    expect(await layla.get('/user-ratings/due')).toMatchObject({ http: 403 });
    expect(await layla.post('/user-ratings', { appointment_id: 1, rating_value: 5 })).toMatchObject({ http: 403 });
  });
  test('after 14 days, when it is not asked for any more', async () => {
    const id = await visited(maryam);
    const { ends_at } = await w.db
      .selectFrom('appointment')
      .select('ends_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const dueAt = async (at: Date) => {
      w.at(at);
      const client = await as(w, '1000006');
      const { items } = (await client.get<Data>('/user-ratings/due')).data;
      return { client, isDue: items.some((visit: Data) => visit.appointment_id === id) };
    };
    const last = addMinutes(ends_at, 14 * 1440);
    expect((await dueAt(last)).isDue).toBe(true);
    const late = await dueAt(new Date(last.getTime() + 1000));
    expect(late.isDue).toBe(false);
    expect(await rate(late.client, id, 5)).toMatchObject({ http: 422, code: 'rating_too_late' });
    w.at(demoNow);
  });
});

describe('D14.03 one for each visit', () => {
  test('of ten at the same time one counts', async () => {
    const id = await visited(maryam);
    const before = await averageOf('D1002');
    const replies = await Promise.all(Array.from({ length: 10 }, () => rate(maryam, id, 5)));
    expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    const after = await averageOf('D1002');
    expect([after.count - before.count, after.sum - before.sum]).toEqual([1, 5]);
  });
  test('D14.07 the average follows in the same transaction: written, edited and deleted', async () => {
    const id = await visited(maryam, 'D1003');
    const before = await averageOf('D1003');
    const { data: review } = await rate(maryam, id, 1);
    const written = await averageOf('D1003');
    expect([written.count, written.sum]).toEqual([before.count + 1, before.sum + 1]);
    expect(written.average).toBe(Math.round(((written.sum + 20) * 10) / (written.count + 5)) / 10);
    await maryam.patch(`/user-ratings/${review.id}`, { rating_value: 4, comment: '' });
    const edited = await averageOf('D1003');
    expect([edited.count, edited.sum]).toEqual([before.count + 1, before.sum + 4]);
    expect(await maryam.delete(`/user-ratings/${review.id}`)).toMatchObject({ http: 200 });
    expect(await averageOf('D1003')).toEqual(before);
    // Taken back is not unsaid: the visit is not rated again.
    expect(await rate(maryam, id, 5)).toMatchObject({ http: 409, code: 'visit_already_rated' });
    expect(await maryam.delete(`/user-ratings/${review.id}`)).toMatchObject({ http: 404 });
  });
  test('D14.07 a visit that after all did not take place counts no more', async () => {
    const id = await visited(maryam, 'D1004');
    const before = await averageOf('D1004');
    await rate(maryam, id, 5, 'Kind');
    const corrected = await frontDesk.post(`/appointments/${id}/outcome`, {
      outcome: 'missed_by_doctor',
      reason: 'The clinic was closed',
    });
    expect(corrected).toMatchObject({ http: 200 });
    expect(await averageOf('D1004')).toEqual(before);
    expect((await queue('pending')).some((review) => review.comment === 'Kind')).toBe(false);
  });
});

describe('D14.08 the prompt', () => {
  test('comes once, may be put off, and the visit can be rated all the same', async () => {
    const id = await visited(maryam);
    const due = async () =>
      ((await maryam.get<Data>('/user-ratings/due')).data.items as Data[]).find((d) => d.appointment_id === id);
    expect(await due()).toMatchObject({ is_put_off: false, doctor: { code: 'D1002' } });
    expect(await sara.post('/user-ratings/put-off', { appointment_id: id })).toMatchObject({ http: 404 });
    for (let again = 0; again < 2; again += 1)
      expect(await maryam.post('/user-ratings/put-off', { appointment_id: id })).toMatchObject({ http: 200 });
    expect(await due()).toMatchObject({ is_put_off: true });
    await rate(maryam, id, 4);
    expect(await due()).toBeUndefined();
  });
});

describe('D14.03 words are moderated', () => {
  const words = '<script>alert(1)</script> Very kind';
  test('seen by nobody before they are published, under initials, as they were typed', async () => {
    const id = await visited(maryam);
    const { data: review } = await rate(maryam, id, 5, ` ${words} `);
    expect(review).toMatchObject({ state: 'pending', comment: words, language: 'en', may: { edit: true } });
    const { id: doctor } = await averageOf('D1002');
    expect((await shownOf(doctor)).find((r) => r.id === review.id)).toMatchObject({ comment: '', rating_value: 5 });
    const waiting = (await queue('pending')).find((r) => r.id === review.id);
    expect(waiting).toMatchObject({ comment: words, revision: 1, state: 'pending', reports: [] });
    expect(JSON.stringify(waiting)).not.toMatch(/Maryam|1000006/);
    expect(await decide(review.id, 'publish', 1)).toMatchObject({ http: 200 });
    const shown = (await shownOf(doctor)).find((r) => r.id === review.id);
    expect(shown.comment).toBe(words);
    expect(shown.initials).toMatch(/^M\. /);
    expect(Object.keys(shown)).toEqual([
      'id',
      'rating_value',
      'comment',
      'language',
      'created_at',
      'initials',
      'initials_ar',
    ]);
    expect(await decide(review.id, 'publish', 2)).toMatchObject({ http: 409, code: 'review_settled' });
  });
  test('refused with a reason that the author is told, in the app and by a notification without it', async () => {
    const id = await visited(maryam);
    const { data: review } = await rate(maryam, id, 2, 'سيء');
    expect(await decide(review.id, 'refuse', 1, '  ')).toMatchObject({ http: 400 });
    expect(await decide(review.id, 'refuse', 1, 'يُرجى ذكر ما حدث')).toMatchObject({ http: 200 });
    await w.dispatch();
    const mine = (await maryam.get<Data>('/user-ratings/mine')).data.items.find((r: Data) => r.id === review.id);
    expect(mine).toMatchObject({ state: 'refused', reason: 'يُرجى ذكر ما حدث', language: 'ar' });
    const note = await w.db
      .selectFrom('notification')
      .select(['kind', 'message', 'message_ar', 'link'])
      .where('kind', '=', 'review_moderated')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(note).toMatchObject({ link: '/my-reviews' });
    expect(note.message + note.message_ar).not.toContain('ما حدث');
    const { id: doctor } = await averageOf('D1002');
    expect((await shownOf(doctor)).find((r) => r.id === review.id)).toMatchObject({ comment: '', rating_value: 2 });
  });
});

describe('D14.03 words of a review afterwards', () => {
  test('edited words wait again; the moderator never publishes what they have not read', async () => {
    const id = await visited(maryam);
    const { data: review } = await rate(maryam, id, 5, 'Kind');
    await maryam.patch(`/user-ratings/${review.id}`, { rating_value: 5, comment: 'Buy at my shop' });
    expect(await decide(review.id, 'publish', 1)).toMatchObject({ http: 409, code: 'review_changed' });
    await decide(review.id, 'publish', 2);
    // Other stars, the same words: nothing to read again.
    const stars = await maryam.patch<Data>(`/user-ratings/${review.id}`, {
      rating_value: 3,
      comment: 'Buy at my shop',
    });
    expect(stars.data).toMatchObject({ state: 'published', rating_value: 3 });
    const again = await maryam.patch<Data>(`/user-ratings/${review.id}`, { rating_value: 3, comment: 'Kind' });
    expect(again.data).toMatchObject({ state: 'pending' });
  });
  test('edited for 48 hours, deleted at any time, by the author alone', async () => {
    const id = await visited(maryam);
    const { data: review } = await rate(maryam, id, 5, 'Kind');
    const change = { rating_value: 4, comment: 'Kind' };
    expect(await sara.patch(`/user-ratings/${review.id}`, change)).toMatchObject({ http: 404 });
    expect(await sara.delete(`/user-ratings/${review.id}`)).toMatchObject({ http: 404 });
    const last = addMinutes(demoNow, 48 * 60);
    w.at(last);
    expect(await (await as(w, '1000006')).patch(`/user-ratings/${review.id}`, change)).toMatchObject({ http: 200 });
    w.at(new Date(last.getTime() + 1000));
    const late = await as(w, '1000006');
    expect(await late.patch(`/user-ratings/${review.id}`, change)).toMatchObject({ code: 'review_edit_over' });
    expect(await late.delete(`/user-ratings/${review.id}`)).toMatchObject({ http: 200 });
    w.at(demoNow);
    const row = await w.db.selectFrom('rating').select('comment').where('id', '=', review.id).executeTakeFirstOrThrow();
    expect(row.comment).toBe('');
  });
  test('the desk is for administrators', async () => {
    for (const client of [maryam, layla, frontDesk])
      for (const answer of [
        await client.get('/staff/reviews'),
        await client.get('/staff/reviews/1/changes'),
        await client.post('/staff/reviews/1/publish', { revision: 1 }),
        await client.post('/staff/reviews/1/refuse', { revision: 1, reason: 'No' }),
      ])
        expect(answer.http).toBe(403);
  });
});

describe('D14.09 reported reviews', () => {
  test('come to the desk with the reason, once a person, ten a day; kept or refused; the history says who and when', async () => {
    const id = await visited(maryam);
    const { data: review } = await rate(maryam, id, 1, 'Rude');
    const report = (client: Client) => client.post(`/user-ratings/${review.id}/report`, { reason: 'Not true' });
    expect(await report(sara)).toMatchObject({ http: 404 });
    await decide(review.id, 'publish', 1);
    expect(await report(maryam)).toMatchObject({ http: 404 });
    expect(await report(sara)).toMatchObject({ http: 200 });
    expect(await report(sara)).toMatchObject({ http: 409, code: 'review_reported_already' });
    expect(await report(layla)).toMatchObject({ http: 200 });
    const reported = (await queue('reported')).find((r) => r.id === review.id);
    expect(reported.reports.map((r: Data) => r.reason)).toEqual(['Not true', 'Not true']);
    expect(await decide(review.id, 'publish', reported.revision)).toMatchObject({ http: 200 });
    expect((await queue('reported')).some((r) => r.id === review.id)).toBe(false);
    const { items } = (await admin.get<Data>(`/staff/reviews/${review.id}/changes`)).data;
    expect(items.map((c: Data) => [c.action, c.by?.name ?? null])).toEqual([
      ['kept', 'Abeer Al-Suwailem'],
      ['reported', null],
      ['reported', null],
      ['published', 'Abeer Al-Suwailem'],
      ['written', null],
    ]);
  });
  test('nobody reports more than ten in a day', async () => {
    const many = await w.db
      .selectFrom('rating')
      .select('id')
      .where('comment', '<>', '')
      .where('state', '=', 'published')
      .orderBy('id')
      .limit(12)
      .execute();
    const fahad = await as(w, '1000002');
    const replies: number[] = [];
    for (const { id } of many) replies.push((await fahad.post(`/user-ratings/${id}/report`, { reason: 'No' })).http);
    expect(replies).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });
});

test('D14.10 what is told at /feedback is a ticket of support that its author can follow', async () => {
  expect(await maryam.post('/feedback', { topic: 'order', text: 'x' })).toMatchObject({ http: 400 });
  expect(await maryam.post('/feedback', { topic: 'praise', text: '' })).toMatchObject({ code: 'message_empty' });
  const told = await maryam.post<Data>('/feedback', { topic: 'suggestion', text: 'More seats, please' });
  expect(told).toMatchObject({ http: 200, data: { subject: '', topic: 'suggestion', status: 'open' } });
  await maryam.post('/tickets', { subject: 'Where?', topic: 'order', text: 'I wait' });
  const feedbackOf = async (who: typeof sara) => (await who.get<Data>('/tickets?about=feedback')).data.items;
  expect((await feedbackOf(maryam)).map((t: Data) => t.topic)).toEqual(['suggestion']);
  const agent = await as(w, 'support@balsam.example');
  await agent.get(`/tickets/${told.data.id}/messages`);
  await agent.post(`/tickets/${told.data.id}/messages`, { text: 'Thank you' });
  expect([(await feedbackOf(maryam))[0].status, await feedbackOf(sara)]).toEqual(['answered', []]);
});
