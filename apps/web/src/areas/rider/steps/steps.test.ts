import { beforeEach, expect, test } from 'vitest';
import { json, stubBrowser } from '#shared/api/browser.testing.ts';
import { startSession } from '#shared/api/session.ts';
import { sara } from '#shared/api/sara.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { cancelledIn, failureSentence, reasonSentence, refusalSentence, successSentence } from '../model/sentences.ts';
import { type Step, stepOf } from '../model/step.ts';
import { removeStep, localSteps, submitStep } from './steps.ts';

let browser = stubBrowser('/rider-orders');
beforeEach(async () => {
  browser = stubBrowser('/rider-orders');
  changeLocale('en');
  startSession({ token: 'khalid', user: { ...sara, id: 7, role_id: 14 } });
  await removeStep(...localSteps().map(({ step }) => step.id));
});

const refusal = (code: string, message: string) => json(409, { status: false, message, message_ar: 'لا', code });
const done = json(200, { status: true, message: '', data: { ID: 20418, STATUS: 'on_the_way' } });
const onTheWay = () => stepOf(20418, { kind: 'move', body: { status: 'on_the_way' } });
const handOver = () => stepOf(20418, { kind: 'move', body: { status: 'delivered', otp: '123456' } });

const bodyOf = (at: number) => JSON.parse(browser.sent[at]?.init.body as string) as Record<string, unknown>;

/** Submits it, and answers what the rider hears. */
const announced = async (step: Step): Promise<string> => {
  const outcome = await submitStep(step);
  return outcome.kind === 'refused' ? refusalSentence(step, outcome.error) : successSentence(step);
};

test('S8.03 ‘Status updated successfully’: the server took the move', async () => {
  browser.replies.push(done);
  expect(await announced(onTheWay())).toBe('Status updated successfully');
  expect(localSteps()).toEqual([]);
});

test('S8.03 ‘Failed to update status’: the server refused the move; why stays with the order until the rider has seen it', async () => {
  browser.replies.push(refusal('order_move_refused', 'This order has moved on.'));
  const step = onTheWay();
  expect(await announced(step)).toBe('Failed to update status');
  expect(localSteps().map(({ state, error }) => [state, reasonSentence(error)])).toEqual([
    ['refused', 'This order has moved on.'],
  ]);
  await removeStep(step.id);
  expect(localSteps()).toEqual([]);
});

test('without an answer a move is kept on the phone', async () => {
  const step = onTheWay();
  expect(await submitStep(step)).toEqual({ kind: 'kept' });
  expect(localSteps().map(({ state }) => state)).toEqual(['kept']);
});

test('S8.03 S4.15 a code that is refused is told in the server’s words', async () => {
  browser.replies.push(refusal('code_wrong', 'The code is not right. 4 tries are left'));
  expect(await announced(handOver())).toBe('The code is not right. 4 tries are left');
});

test('a code whose answer is no envelope is kept: what answered was not the server', async () => {
  browser.replies.push(
    () => new Response('<html>', { status: 502 }),
    () => new Response('<html>', { status: 200, headers: { 'content-type': 'text/html' } }),
  );
  expect((await submitStep(handOver())).kind).toBe('kept');
  expect((await submitStep(handOver())).kind).toBe('kept');
  expect(browser.sent).toHaveLength(2);
});

test('S8.03 ‘Something went wrong’: a list, a shift or a code could not be had and nobody said why', async () => {
  expect(failureSentence(new TypeError('Failed to fetch'))).toBe('Something went wrong');
  browser.replies.push(refusal('code_too_soon', 'Please wait a minute'));
  const outcome = await submitStep(handOver());
  expect(outcome.kind === 'refused' && failureSentence(outcome.error)).toBe('Please wait a minute');
  expect(failureSentence(new DOMException('left', 'AbortError'))).toBeUndefined();
});

test('an order that the customer cancelled meanwhile is known by what the refusal brings', async () => {
  const data = { ID: 20418, STATUS: 'cancelled' };
  browser.replies.push(json(409, { status: false, message: 'No', code: 'order_move_refused', data }));
  const late = await submitStep(stepOf(20418, { kind: 'move', body: { status: 'order_picked' } }));
  expect(late.kind === 'refused' && cancelledIn(late.error)).toEqual({ id: 20418 });
  await removeStep(...localSteps().map(({ step }) => step.id));
  browser.replies.push(refusal('order_move_refused', 'No'));
  const other = await submitStep(onTheWay());
  expect(other.kind === 'refused' && cancelledIn(other.error)).toBeUndefined();
});

test('a step carries its own key, when it happened and what the clock says as it is sent', async () => {
  browser.replies.push(done);
  const step = stepOf(20418, { kind: 'move', body: { status: 'on_the_way' } }, [], new Date('2026-11-22T10:00:00Z'));
  await submitStep(step);
  const [sent] = browser.sent;
  expect([sent?.init.method, sent?.url]).toEqual(['PATCH', '/api/v1/orders/20418/status']);
  expect(sent?.init.headers.get('Idempotency-Key')).toBe(step.id);
  expect(bodyOf(0)).toEqual({
    status: 'on_the_way',
    happened_at: '2026-11-22T10:00:00.000Z',
    sent_at: expect.stringMatching(/Z$/) as string,
  });
});

test('accepting and declining go the same way', async () => {
  browser.replies.push(done, json(200, { status: true, message: '', data: {} }));
  const accept = stepOf(1, { kind: 'accept', body: {} });
  const decline = stepOf(2, { kind: 'decline', body: { reason: 'Too far' } });
  expect([await announced(accept), await announced(decline)]).toEqual(['Order accepted', 'Order declined']);
  expect(browser.sent.map(({ url }) => url)).toEqual(['/api/v1/orders/1/accept', '/api/v1/orders/2/decline']);
  expect(bodyOf(0)).toEqual({ happened_at: accept.happenedAt, sent_at: expect.stringMatching(/Z$/) as string });
  expect(bodyOf(1)).toEqual({ reason: 'Too far' });
});

test('a step that is being sent shows here at once', async () => {
  browser.replies.push(() => {
    expect(localSteps().map(({ state }) => state)).toEqual(['sending']);
    return done();
  });
  await submitStep(onTheWay());
  expect(browser.sent).toHaveLength(1);
});

test('two steps never have one key', () => {
  expect(onTheWay().id).not.toBe(onTheWay().id);
});
