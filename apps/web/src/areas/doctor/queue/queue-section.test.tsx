import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { changeLocale } from '#shared/i18n/locale.ts';
import { doctorQueue } from './queries.ts';
import { QueueSection } from './queue-section.tsx';

beforeEach(() => {
  stubPage();
  changeLocale('en');
});

const clinic = (id: number, title: string) => ({ id, title, title_ar: title, state: 'open' }) as const;
const ticket = (clinicId: number, token: string) => ({
  id: clinicId,
  token_number: token,
  clinic_id: clinicId,
  appointment_id: 70 + clinicId,
  state: 'waiting',
  type: 'appointment',
  patient: { name: `Patient of ${token}`, name_ar: 'مريض', mrn_number: '1000001' },
  is_paid: true,
  paid_visit: null as object | null,
  calls: 0,
  called_at: null,
  waiting_since: '2026-11-22T06:00:00.000Z',
  may: { call: true, call_again: false, serve: false, finish: false, skip: false },
});

const shown = async (clinics: readonly object[], tickets: readonly object[]): Promise<string> => {
  const client = new QueryClient();
  client.setQueryData<object>(doctorQueue().queryKey, { clinics, tickets });
  const history = createMemoryHistory({ initialEntries: ['/doctor/dashboard'] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  await router.load();
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        <QueueSection />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
};

test('D13.23 a doctor sees an own patient whom the desk sent to a clinic that is not theirs, and calls them', async () => {
  const own = await shown([clinic(1, 'Heart')], [ticket(1, 'A001'), ticket(2, 'B002')]);
  expect(own).toContain('Patient of A001');
  expect(own).toContain('Patient of B002');
  expect(own.split('Patient of A001')).toHaveLength(2);
  expect(await shown([], [ticket(2, 'B002')])).toContain('Patient of B002');
  expect(await shown([], [])).toBe('');
});

test('D13.01 D13.23 a doctor reads of a walk-in’s ticket that its person is to be checked in for a paid visit, and no price', async () => {
  const walkIn = { ...ticket(1, 'A001'), type: 'walk_in', is_paid: false };
  expect(await shown([clinic(1, 'Heart')], [walkIn])).toContain('Payment needed');
  const paidVisit = { id: 90, starts_at: '2026-11-22T07:00:00.000Z' };
  const early = await shown([clinic(1, 'Heart')], [{ ...walkIn, paid_visit: paidVisit }]);
  expect(early).not.toContain('Payment needed');
  expect(early).toContain('not checked in yet');
});
