import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import type { StepRecord } from '../outbox/record.ts';
import { sendStep } from './step-sending.ts';

const move = vi.hoisted(() => vi.fn<(call: { body: Record<string, unknown> }) => Promise<unknown>>());
const upload = vi.hoisted(() => vi.fn<() => Promise<{ id: string }>>());
vi.mock('#shared/api/index.ts', () => ({ api: { delivery: { move } } }));
vi.mock('#shared/api/upload.ts', () => ({ upload }));
vi.mock('#shared/api/session.ts', () => ({ getSession: () => ({ token: 't', user: { id: 7 } }) }));

const refusal = (code: 'order_photo_required' | 'order_reason_required') =>
  new ApiError({ code, message: 'No', message_ar: 'لا', status: 422 });
const stepWith = (names: StepRecord['names']): StepRecord => ({
  id: 'a-key',
  rider: 7,
  orderId: 21,
  happenedAt: '2026-11-22T06:00:00.000Z',
  request: { kind: 'move', body: { status: 'returned', reason: 'Nobody there' } },
  pictures: [{ as: 'photo', type: 'image/jpeg', bytes: new ArrayBuffer(4) }],
  names,
});
const named = () => move.mock.calls.map(([{ body }]) => body['photo']);
const keepNames = vi.fn<(names: StepRecord['names']) => Promise<void>>(async () => undefined);

beforeEach(() => {
  vi.resetAllMocks();
  upload.mockResolvedValue({ id: 'fresh' });
});

test('a picture that was sent earlier is named again, and not sent again', async () => {
  move.mockResolvedValueOnce({ id: 21 });
  await sendStep(stepWith({ photo: 'old' }), keepNames);
  expect([named(), upload.mock.calls.length]).toEqual([['old'], 0]);
});

test('a picture that the server has let go is sent anew, once, under its new name', async () => {
  move.mockRejectedValueOnce(refusal('order_photo_required')).mockResolvedValueOnce({ id: 21 });
  expect(await sendStep(stepWith({ photo: 'old' }), keepNames)).toEqual({ id: 21 });
  expect([named(), keepNames.mock.calls]).toEqual([['old', 'fresh'], [[{ photo: 'fresh' }]]]);
});

test('a picture that was sent just now and is refused stays refused', async () => {
  move.mockRejectedValue(refusal('order_photo_required'));
  await expect(sendStep(stepWith({}), keepNames)).rejects.toMatchObject({ code: 'order_photo_required' });
  expect(named()).toEqual(['fresh']);
});

test('refused for anything else nothing is sent anew', async () => {
  move.mockRejectedValue(refusal('order_reason_required'));
  await expect(sendStep(stepWith({ photo: 'old' }), keepNames)).rejects.toMatchObject({
    code: 'order_reason_required',
  });
  expect(named()).toEqual(['old']);
});
