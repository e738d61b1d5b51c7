import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { json } from '#shared/api/browser.testing.ts';
import { stubPage, used } from '#shared/api/hook.testing.tsx';
import { makeQueryClient } from '#shared/api/query-client.ts';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { orderOf } from '../khalid.testing.ts';
import { stepOf } from '../model/step.ts';
import { localSteps, removeStep, submitStep } from '../steps/steps.ts';
import { useHandOver } from './use-hand-over.ts';

vi.mock('#shared/api/upload.ts', () => ({ upload: async () => ({ id: 'ink' }) }));
vi.mock('#shared/ui/toast.ts', () => ({
  toast: { success: () => undefined, error: () => undefined, info: () => undefined },
}));
vi.mock(import('../steps/use-steps.ts'), async (original) => ({
  ...(await original()),
  useLocalSteps: () => localSteps(),
}));

const order = orderOf({ status: 'arrived' });
const signedAt = new Date('2026-11-22T11:00:00Z');
let browser = stubPage();

const refusal = (code: string) => json(409, { status: false, message: 'No', message_ar: 'لا', code });
const done = json(200, { status: true, message: '', data: { ID: order.id, STATUS: 'delivered' } });

/** The hand-over that was signed without a line, and whose code was refused once it was sent. */
const held = async () => {
  browser.replies.push(refusal('code_wrong'));
  const files = [{ as: 'signature', blob: new Blob(['ink']) } as const];
  const step = stepOf(order.id, { kind: 'move', body: { status: 'delivered', otp: '123456' } }, files, signedAt);
  await submitStep(step);
  return step;
};

/** Enters the code again. */
const enter = async (...replies: ReturnType<typeof json>[]) => {
  browser.replies.push(...replies);
  const onClose = vi.fn<() => void>();
  const { send, held: step } = used(makeQueryClient(), () => useHandOver(order, onClose));
  await send(step?.files ?? [], '654321');
  return { onClose };
};

const bodies = () => browser.sent.map(({ init }) => JSON.parse(init.body as string) as Record<string, unknown>);

beforeEach(async () => {
  browser = stubPage();
  changeLocale('en');
  startSession({ token: 'khalid', user: { ...sara, id: 7, role_id: 14 } });
  await removeStep(...localSteps().map(({ step }) => step.id));
});

test('S4.15 the code of a held hand-over is entered again as of when it was signed, however late', async () => {
  await held();
  await enter(done);
  expect(bodies()).toMatchObject([
    { otp: '123456', happened_at: signedAt.toISOString() },
    { otp: '654321', happened_at: signedAt.toISOString(), signature: 'ink' },
  ]);
  expect(localSteps()).toEqual([]);
});

test('S4.15 a held hand-over whose code is wrong once more is still of when it was signed', async () => {
  await held();
  const { onClose } = await enter(refusal('code_wrong'));
  expect(onClose).not.toHaveBeenCalled();
  expect(localSteps().map(({ step, state }) => [step.happenedAt, state])).toEqual([
    [signedAt.toISOString(), 'refused'],
  ]);
});

test('S4.15 a hand-over of now is of now', async () => {
  const before = new Date().toISOString();
  await enter(done);
  expect(String(bodies()[0]?.['happened_at']) >= before).toBe(true);
});

test.each([
  'order_called_back',
  'order_move_refused',
  'order_holds_withdrawn',
  'not_found',
  'order_signature_required',
])('S4.15 a held hand-over that is refused with %s keeps its proof until the rider has read why', async (code) => {
  await held();
  const { onClose } = await enter(refusal(code));
  expect(onClose).toHaveBeenCalledOnce();
  expect(localSteps()).toMatchObject([{ state: 'refused', error: { code }, step: { files: [{ as: 'signature' }] } }]);
});

test('S4.15 and so does one whose order was cancelled meanwhile', async () => {
  await held();
  const data = { ID: order.id, STATUS: 'cancelled' };
  const { onClose } = await enter(json(409, { status: false, message: 'No', code: 'order_move_refused', data }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(localSteps()).toMatchObject([{ state: 'refused', step: { files: [{ as: 'signature' }] } }]);
});

test('S4.15 a hand-over of now that is refused leaves nothing behind: it is answered where it is made', async () => {
  const { onClose } = await enter(refusal('order_called_back'));
  await vi.waitFor(() => expect(localSteps()).toEqual([]));
  expect(onClose).not.toHaveBeenCalled();
});
