import { admissionsErrors } from '@balsam/contract/errors/admissions';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { json } from '#shared/api/browser.testing.ts';
import { stubPage, used } from '#shared/api/hook.testing.tsx';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import { useNameHead } from './use-name-head.ts';

const choice = { head_doctor_id: 12, before: null };
const told = { onDone: vi.fn<() => void>(), onOvertaken: vi.fn<() => void>() };

const lost = (): never => {
  throw new TypeError('Failed to fetch');
};
const overtaken = json(409, {
  status: false,
  code: 'head_changed',
  message: admissionsErrors.head_changed.en,
  message_ar: admissionsErrors.head_changed.ar,
});
const listWith = (doctor: number | null) =>
  json(200, { status: true, data: { items: [{ id: 7, head: doctor === null ? null : { id: doctor } }] } });

const nameHead = async (...replies: (() => Response)[]): Promise<[number, number]> => {
  const browser = stubPage();
  startSession({ token: 't', user: sara }, true);
  const move = used(new QueryClient(), () => useNameHead(7, told));
  browser.replies.push(...replies);
  await move.mutateAsync(choice).catch(() => undefined);
  return [told.onDone.mock.calls.length, told.onOvertaken.mock.calls.length];
};

beforeEach(() => vi.clearAllMocks());

test('it is done when the answer was lost and the list shows the doctor who was chosen', async () => {
  expect(await nameHead(lost, listWith(12))).toEqual([1, 0]);
});

test('the choice stays when it never arrived', async () => {
  expect(await nameHead(lost, listWith(null))).toEqual([0, 0]);
  expect(await nameHead(lost, lost)).toEqual([0, 0]);
});

test('what was sent and never heard of is not said to be what somebody else did', async () => {
  expect(await nameHead(overtaken, listWith(12))).toEqual([1, 0]);
});

test('another doctor than the chosen one was put there by somebody else: it is chosen anew', async () => {
  expect(await nameHead(overtaken, listWith(13))).toEqual([0, 1]);
});

test('what is answered with success is done', async () => {
  expect(await nameHead(json(200, { status: true, data: {} }))).toEqual([1, 0]);
});
