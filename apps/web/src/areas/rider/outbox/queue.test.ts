import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, networkFailure } from '#shared/api/api-error.ts';
import { type ProofFile, type Step, stepOf } from '../model/step.ts';
import type { OrderState, RiderOrder } from '../model/api-types.ts';
import { orderOf } from '../khalid.testing.ts';
import { withLock } from '#shared/api/with-lock.ts';
import { database } from './database.ts';
import { type LocalStep, Outbox, type OutboxOptions } from './queue.ts';
import type { StepRecord } from './record.ts';
import { storedSteps, withMemoryFallback } from './store.ts';

const khalid = 7;
const saad = 8;
const card = orderOf({});

beforeEach(async () => {
  const { store, done } = (await database()).transaction('steps', 'readwrite');
  await store.clear();
  await done;
});

const refusal = new ApiError({ code: 'order_move_refused', message: 'No', message_ar: 'لا', status: 409 });
const move = (orderId: number, status: OrderState, files: readonly ProofFile[] = []): Step =>
  stepOf(orderId, { kind: 'move', body: { status } }, files);
const wordOf = ({ orderId, request }: StepRecord): string =>
  `${orderId} ${request.kind === 'move' ? request.body.status : request.kind}`;
const standings = (steps: readonly LocalStep[]) => steps.map(({ state }) => state);

/** One tab of a phone. `line` and `rider` may change; `answers` are what the server does with the next sendings, by order. */
const tabOf = (answers: ((record: StepRecord) => Promise<RiderOrder | null>)[] = []) => {
  const sent: StepRecord[] = [];
  const here = { line: true, rider: khalid as number | undefined, settled: [] as string[] };
  const send: OutboxOptions['send'] = async (record) => {
    sent.push(record);
    return (answers.shift() ?? (async () => card))(record);
  };
  const outbox = new Outbox({
    store: withMemoryFallback(storedSteps),
    send,
    rider: () => here.rider,
    isOnline: () => here.line,
    withLock,
    notifyTabs: () => undefined,
    onSettled: (_step, { kind }, isAwaited) => void here.settled.push(`${kind}${isAwaited ? '' : ' unasked'}`),
  });
  return { outbox, here, sent };
};

const fails = (error: unknown) => async (): Promise<never> => {
  throw error;
};

test('a step is kept before it is sent, and leaves once the server took it', async () => {
  const { outbox, here } = tabOf([
    async ({ id }) => {
      expect((await storedSteps.all(khalid)).map((record) => record.id)).toEqual([id]);
      return card;
    },
  ]);
  expect(await outbox.submit(move(1, 'on_the_way'))).toEqual({ kind: 'done', card });
  expect(await storedSteps.all(khalid)).toEqual([]);
  expect(here.settled).toEqual(['done']);
});

test('a step shows as soon as it is made, before anything could be kept or sent', async () => {
  const { outbox } = tabOf();
  const done = outbox.submit(move(1, 'on_the_way'));
  expect(standings(outbox.steps())).toEqual(['sending']);
  await done;
  expect(outbox.steps()).toEqual([]);
});

test('without a connection nothing is sent; a later page sends all of it in the order in which it happened', async () => {
  const before = tabOf();
  before.here.line = false;
  const steps = [move(1, 'on_the_way'), move(1, 'arrived'), move(2, 'on_the_way')];
  expect(await Promise.all(steps.map((step) => before.outbox.submit(step)))).toEqual(
    steps.map(() => ({ kind: 'kept' })),
  );
  expect(before.sent).toEqual([]);
  const after = tabOf();
  await after.outbox.run();
  expect(after.sent.filter(({ orderId }) => orderId === 1).map(wordOf)).toEqual(['1 on_the_way', '1 arrived']);
  expect(after.sent.map(({ happenedAt }) => happenedAt).toSorted()).toEqual(
    steps.map(({ happenedAt }) => happenedAt).toSorted(),
  );
  expect(after.here.settled).toEqual(['done unasked', 'done unasked', 'done unasked']);
  expect(after.outbox.steps()).toEqual([]);
});

test.each([
  ['no answer came', networkFailure(undefined)],
  ['the server failed', new ApiError({ code: 'internal', message: '', message_ar: '', status: 500 })],
  ['it took too long', new DOMException('late', 'TimeoutError')],
  ['a gate before the net answered', new ApiError({ code: 'unreadable', message: '', message_ar: '', status: 403 })],
  ['the log-in has ended', new ApiError({ code: 'unauthenticated', message: '', message_ar: '', status: 401 })],
  ['too much was asked at once', new ApiError({ code: 'too_many_requests', message: '', message_ar: '', status: 429 })],
])('a step stays, and none of its order overtakes it, when %s', async (_why, error) => {
  const { outbox, sent } = tabOf([fails(error)]);
  expect(await outbox.submit(move(1, 'on_the_way'))).toEqual({ kind: 'kept' });
  expect(standings(outbox.steps())).toEqual(['kept']);
  await outbox.submit(move(1, 'arrived'));
  expect(sent.map(wordOf)).toEqual(['1 on_the_way', '1 on_the_way', '1 arrived']);
});

test('one order waits, another goes on', async () => {
  const { outbox, sent } = tabOf([fails(networkFailure(undefined)), async () => card]);
  await outbox.submit(move(1, 'on_the_way'));
  expect((await outbox.submit(move(2, 'on_the_way'))).kind).toBe('done');
  expect(sent.map(wordOf)).toEqual(['1 on_the_way', '2 on_the_way']);
});

test('each sending of a step has the same key, also after the answer was lost', async () => {
  const taken = new Set<string>();
  const server = async ({ id }: StepRecord) => {
    const isFirst = !taken.has(id);
    taken.add(id);
    if (isFirst) throw networkFailure(undefined);
    return card;
  };
  const { outbox, sent } = tabOf([server, server, server, server]);
  const step = move(1, 'on_the_way');
  await outbox.submit(step);
  await outbox.run();
  expect(sent.map(({ id }) => id)).toEqual([step.id, step.id]);
  expect(taken.size).toBe(1);
  expect(outbox.steps()).toEqual([]);
});

test('pictures are kept as they are, and the names that they got outlive a lost answer', async () => {
  const photo = new Blob(['bytes'], { type: 'image/jpeg' });
  const first = tabOf();
  first.here.line = false;
  await first.outbox.submit(move(1, 'returned', [{ as: 'photo', blob: photo }]));
  const seen: StepRecord[] = [];
  const send: OutboxOptions['send'] = async (record, keepNames) => {
    seen.push(record);
    await keepNames({ photo: 'one' });
    throw networkFailure(undefined);
  };
  const later = new Outbox({
    store: withMemoryFallback(storedSteps),
    send,
    rider: () => khalid,
    isOnline: () => true,
    withLock,
    notifyTabs: () => undefined,
    onSettled: () => undefined,
  });
  await later.run();
  await later.run();
  expect(seen.map(({ names }) => names)).toEqual([{}, { photo: 'one' }]);
  const [kept] = later.steps();
  const blob = kept?.step.files[0]?.blob;
  expect([await blob?.text(), blob?.type]).toEqual(['bytes', 'image/jpeg']);
});

test('a refused step stays in sight with what the server said, and what stands behind it waits', async () => {
  const { outbox, sent } = tabOf([fails(refusal)]);
  const step = move(1, 'on_the_way');
  expect(await outbox.submit(step)).toEqual({ kind: 'refused', error: refusal });
  expect(await outbox.submit(move(1, 'arrived'))).toEqual({ kind: 'kept' });
  await outbox.run();
  expect(sent.map(wordOf)).toEqual(['1 on_the_way']);
  expect(standings(outbox.steps())).toEqual(['refused', 'kept']);
  const after = tabOf();
  await after.outbox.refresh();
  expect(after.outbox.steps()[0]?.error).toMatchObject({ code: 'order_move_refused', message: 'No', message_ar: 'لا' });
});

test('once the rider has seen the refusal, what stands behind it goes on, or is discarded with it', async () => {
  const { outbox, sent } = tabOf([fails(refusal), async () => card, fails(refusal)]);
  const [first, second] = [move(1, 'on_the_way'), move(1, 'arrived')];
  await outbox.submit(first);
  await outbox.submit(second);
  await outbox.drop(first.id);
  expect(sent.map(wordOf)).toEqual(['1 on_the_way', '1 arrived']);
  expect(outbox.steps()).toEqual([]);
  const [third, fourth] = [move(1, 'on_the_way'), move(1, 'arrived')];
  await outbox.submit(third);
  await outbox.submit(fourth);
  await outbox.drop(third.id, fourth.id);
  expect(sent).toHaveLength(3);
  expect(await storedSteps.all(khalid)).toEqual([]);
});

test('a step in place of a refused one is kept before that one goes, and sent though it stood behind it', async () => {
  const { outbox, sent } = tabOf([fails(refusal), async () => card]);
  const [wrong, right] = [move(1, 'delivered'), move(1, 'delivered')];
  await outbox.submit(wrong);
  const kept: string[][] = [];
  outbox.onChange(() => void kept.push(outbox.steps().map(({ step }) => step.id)));
  expect(await outbox.submit(right, wrong.id)).toEqual({ kind: 'done', card });
  expect(kept.filter((ids) => ids.length === 0)).toHaveLength(1);
  expect(sent.map(({ id }) => id)).toEqual([wrong.id, right.id]);
  expect(await storedSteps.all(khalid)).toEqual([]);
});

test('two tabs at once send each step once', async () => {
  const slow = async () => new Promise<RiderOrder>((resolve) => setTimeout(() => resolve(card)));
  const [one, other] = [tabOf([slow, slow]), tabOf([slow, slow])];
  one.here.line = false;
  await one.outbox.submit(move(1, 'on_the_way'));
  await one.outbox.submit(move(1, 'arrived'));
  one.here.line = true;
  await Promise.all([one.outbox.run(), other.outbox.run()]);
  expect([...one.sent, ...other.sent].map(wordOf).toSorted()).toEqual(['1 arrived', '1 on_the_way']);
});

test('nothing of a rider is sent or shown to another one who logs in; at the next log-in it goes on', async () => {
  const { outbox, here, sent } = tabOf();
  here.line = false;
  await outbox.submit(move(1, 'on_the_way'));
  here.line = true;
  here.rider = saad;
  await outbox.run();
  expect([sent, outbox.steps()]).toEqual([[], []]);
  here.rider = undefined;
  await outbox.run();
  expect([sent, outbox.steps()]).toEqual([[], []]);
  here.rider = khalid;
  await outbox.run();
  expect(sent.map(wordOf)).toEqual(['1 on_the_way']);
});

test('a browser that keeps nothing still sends, and says that what waits is gone with the page', async () => {
  const broken = {
    ...storedSteps,
    add: fails(new DOMException('full', 'QuotaExceededError')),
    all: fails(new Error('blocked')),
  };
  const here = { line: false };
  const send = vi.fn<OutboxOptions['send']>(async () => card);
  const outbox = new Outbox({
    store: withMemoryFallback(broken),
    send,
    rider: () => khalid,
    isOnline: () => here.line,
    withLock,
    notifyTabs: () => undefined,
    onSettled: () => undefined,
  });
  expect(await outbox.submit(move(1, 'on_the_way'))).toEqual({ kind: 'kept' });
  expect(outbox.steps()[0]?.isOnPageOnly).toBe(true);
  here.line = true;
  await outbox.run();
  expect(send).toHaveBeenCalledOnce();
  expect(outbox.steps()).toEqual([]);
});
