import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { daysFrom, doctorsOf, today } from './doctors.fixture.ts';

const w = await world();
const { client, desk, doctorOf, freeSlots, leave } = doctorsOf(w);
beforeEach(() => w.at(demoNow));

describe('leave is refused', () => {
  test.each([
    [{ from_day: addDays(today, -1), to_day: today }, 'day_in_past'],
    [{ from_day: addDays(today, 5), to_day: addDays(today, 4) }, 'days_out_of_order'],
  ])('D13.08 %o: %s', async (when, code) => {
    expect((await leave(await doctorOf('D1001'), when)).body.code).toBe(code);
  });
  test('D13.08 twice in the same days', async () => {
    const doctor = await doctorOf('D1001');
    const replies = await Promise.all([1, 2].map((from) => leave(doctor, daysFrom(from))));
    expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(replies.find(({ http }) => http === 409)?.body.code).toBe('leave_overlaps');
  });
  test.each(['1000001', 'rider@balsam.example', 'pharmacist@balsam.example', 'D1001'])('D3.01 to %s', async (who) => {
    const path = `/staff/doctors/${await doctorOf('D1001')}`;
    const as = { token: await w.tokenOf(who) };
    const replies = [await client.get(`${path}/visits`, as), await client.post(`${path}/leave`, daysFrom(1), as)];
    expect(replies.map(({ http }) => http)).toEqual([403, 403]);
  });
});

const asDoctor = async () => ({ token: await w.tokenOf('D1005') });

describe('a doctor who asks for leave', () => {
  const when = daysFrom(40);
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
    await w.dispatch();
    const toldDesk = await w.db
      .selectFrom('notification as n')
      .innerJoin('account as a', 'a.person_id', 'n.person_id')
      .select(['a.role_id', 'n.link', 'n.message'])
      .where('n.kind', '=', 'desk_leave_requested')
      .execute();
    expect(new Set(toldDesk.map((row) => row.role_id))).toEqual(new Set([7]));
    expect(toldDesk[0]).toMatchObject({
      link: `/staff/doctors/${doctor}?tab=leave`,
      message: expect.stringContaining('has requested leave from'),
    });
    const waiting = (await client.get('/staff/leave-requests', await desk())).data.items;
    expect(waiting).toContainEqual(
      expect.objectContaining({ id: first.id, doctor: expect.objectContaining({ id: doctor }), reason: 'Family' }),
    );
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
    const later = { ...daysFrom(50), reason: 'Course' };
    const { data } = await client.post('/doctor/leave', later, await asDoctor());
    const path = `/doctor/leave/${data.id}/withdraw`;
    expect((await client.post(path, {}, { token: await w.tokenOf('D1006') })).http).toBe(404);
    expect((await client.post(path, {}, await asDoctor())).data.state).toBe('withdrawn');
    expect((await client.post(path, {}, await asDoctor())).body.code).toBe('leave_decided');
  });
});

test('D13.08 who takes the request back at once disturbs nobody at the front desk', async () => {
  const before = await w.db
    .selectFrom('notification')
    .select('id')
    .where('kind', '=', 'desk_leave_requested')
    .execute();
  const { data } = await client.post('/doctor/leave', { ...daysFrom(60), reason: 'Trip' }, await asDoctor());
  await client.post(`/doctor/leave/${data.id}/withdraw`, {}, await asDoctor());
  await w.dispatch();
  expect(
    await w.db.selectFrom('notification').select('id').where('kind', '=', 'desk_leave_requested').execute(),
  ).toEqual(before);
});
