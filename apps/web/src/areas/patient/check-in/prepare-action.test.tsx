import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { stubPage } from '#shared/api/hook.testing.tsx';
import type { Appointment } from '#shared/visits/appointment.ts';
import { PrepareAction } from './prepare-action.tsx';

beforeEach(() => void stubPage());

const halfAnHourMs = 30 * 60_000;

const offered = (cancel: Appointment['may']['cancel']): boolean => {
  const appointment = {
    id: 7,
    state: 'booked',
    starts_at: new Date(Date.now() + halfAnHourMs).toISOString(),
    may: { cancel },
  } as unknown as Appointment;
  const history = createMemoryHistory({ initialEntries: ['/'] });
  return renderToStaticMarkup(
    <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history })}>
      <PrepareAction appointment={appointment} />
    </RouterContextProvider>,
  ).includes('/check-in/7');
};

test('D13.20 a visit by video in which both met before its time is not prepared any more', () => {
  expect(offered({ allowed: true })).toBe(true);
  expect(offered({ allowed: false, code: 'too_late_to_cancel' })).toBe(false);
});
