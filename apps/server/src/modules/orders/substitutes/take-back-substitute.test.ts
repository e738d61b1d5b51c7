import { describe, expect, test } from 'vitest';
import { stockOf } from '#test/factories/orders.ts';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { likeProduct, substitutesOf } from './substitutes.fixture.ts';

const w = await world({ connections: 4 });
const [sara, pharmacist] = [await payer(w, '1000001'), await payer(w, 'pharmacist@balsam.example')];
const { panadol, ordered, asked, propose, read, move, answer, noticeOf } = await substitutesOf(w, {
  patient: sara,
  pharmacist,
});
const like = await likeProduct(w, panadol, { name: 'Like 500 mg tablets' });

const questionOf = async (id: number): Promise<number> => (await read(id)).SUBSTITUTES.at(-1)!.ID;
const takeBack = (id: number, substitute: number) => pharmacist.remove(`/desk/orders/${id}/substitutes/${substitute}`);
const isWaiting = async (id: number): Promise<boolean> => {
  const { items } = (await pharmacist.get(`/desk/orders?q=${id}`)).data as {
    items: { ID: number; AWAITS_ANSWER: boolean }[];
  };
  return items.find((item) => item.ID === id)!.AWAITS_ANSWER;
};

describe('D15.07 a substitute that the pharmacist takes back', () => {
  test('is no question any more, its pieces are in stock again, and the order goes on as it was', async () => {
    const before = await stockOf(w, like);
    const id = await asked(await ordered(), like);
    expect([await stockOf(w, like), await isWaiting(id)]).toEqual([before - 1, true]);
    const done = await takeBack(id, await questionOf(id));
    expect(done).toMatchObject({ http: 200, data: { SUBSTITUTES: [], may_propose: true } });
    expect([await stockOf(w, like), await isWaiting(id)]).toEqual([before, false]);
    const { ITEMS, SUBSTITUTES } = await read(id);
    expect([ITEMS.length, SUBSTITUTES]).toEqual([2, []]);
    for (const to of ['confirmed', 'processed', 'ready_to_ship']) expect((await move(id, to)).http).toBe(200);
  });
  test('may be followed by another at once, and the patient hears of both', async () => {
    const id = await asked(await ordered(), like);
    const first = await questionOf(id);
    await w.dispatch();
    expect(await noticeOf(id)).toMatchObject({ message: expect.stringContaining('suggests a substitute') });
    await takeBack(id, first);
    await w.dispatch();
    expect(await noticeOf(id)).toMatchObject({ message: expect.stringContaining('no longer need to answer') });
    expect((await propose(id, like)).http).toBe(200);
    await w.dispatch();
    expect(await noticeOf(id)).toMatchObject({ message: expect.stringContaining('suggests a substitute') });
    expect(await takeBack(id, first)).toMatchObject({ code: 'substitute_closed' });
    expect((await answer(id, true)).http).toBe(200);
    expect(await read(id)).toMatchObject({ SUBSTITUTES: [{ STATE: 'agreed' }] });
  });
});

describe('D15.07 what is not taken back', () => {
  test.each([true, false])('is what the patient has answered: agreed %s', async (agrees) => {
    const id = await asked(await ordered(), like);
    const question = await questionOf(id);
    expect((await answer(id, agrees)).http).toBe(200);
    const stock = await stockOf(w, like);
    expect(await takeBack(id, question)).toMatchObject({ code: 'substitute_closed' });
    expect(await stockOf(w, like)).toBe(stock);
  });
  test('is the question of another order, nor by the patient', async () => {
    const [one, other] = [await asked(await ordered(), like), await asked(await ordered(), like)];
    const question = await questionOf(one);
    expect(await takeBack(other, question)).toMatchObject({ code: 'not_found' });
    expect((await sara.remove(`/desk/orders/${one}/substitutes/${question}`)).http).toBe(403);
    expect(await read(one)).toMatchObject({ SUBSTITUTES: [{ STATE: 'proposed' }] });
  });
  test('is what the patient answers at the same moment: one of the two is heard', async () => {
    const id = await asked(await ordered(), like);
    const question = await questionOf(id);
    const both = await Promise.all([answer(id, true), takeBack(id, question)]);
    expect(both.filter(({ http }) => http === 200)).toHaveLength(1);
    const agreed = (await read(id)).SUBSTITUTES.length;
    expect(agreed).toBe(both[0].http === 200 ? 1 : 0);
  });
});
