import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { json } from '#shared/api/browser.testing.ts';
import { isReadAgain, markRead, stubPage, used } from '#shared/api/hook.testing.tsx';
import { api } from '#shared/api/index.ts';
import { useCancel } from '../appointments/use-appointment-changes.ts';
import { useReductionChange } from './promo-card.tsx';
import { usePay } from './use-pay.ts';

const term = api.packages.partial.query({ query: { term_id: '7' }, quiet: true });
const visit = api.booking.detail.query({ params: { id: '7' } });

let browser: ReturnType<typeof stubPage>;
let client: QueryClient;
beforeEach(() => {
  browser = stubPage();
  client = new QueryClient();
  markRead(client, term, visit);
});

test('S5.16 what the wallet has paid at once is read again, so that the next page calls no part of a package unpaid', async () => {
  const pay = used(client, () => usePay({ purpose: 'package', entityId: 7 }));
  const begun = { reference: 'r', method: 'wallet', purpose: 'package', entity_id: 7, operation_status: 'success' };
  browser.replies.push(json(200, { status: true, data: { ...begun, redirect_url: '/x', result_method: 'package' } }));
  await pay.mutateAsync({ choice: { method: 'card', useWallet: true, points: 0 }, total: 10 });
  expect(isReadAgain(client, term)).toBe(true);
  expect(isReadAgain(client, visit)).toBe(true);
});

test('D12.05 a package that bears a visit has one visit less to give: it is read again', async () => {
  const use = used(client, () => useReductionChange(() => Promise.resolve()));
  await use.mutateAsync(undefined);
  expect(isReadAgain(client, term)).toBe(true);
});

test('D12.05 a visit that is cancelled goes back to its package', async () => {
  const cancel = used(client, () => useCancel(() => undefined));
  browser.replies.push(json(200, { status: true, data: {} }));
  await cancel.mutateAsync(7);
  expect(isReadAgain(client, term)).toBe(true);
});
