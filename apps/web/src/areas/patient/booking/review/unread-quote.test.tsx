import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { ApiError, networkFailure } from '#shared/api/api-error.ts';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { api } from '#shared/api/index.ts';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import type { BookingRequest } from './booking-request.ts';
import ReviewSheet from './review-sheet.tsx';

// A dialog hangs on the page, which is not there while it is drawn into text.
vi.mock(import('react-dom'), async (original) => ({
  ...(await original()),
  createPortal: (inside) => inside as never,
}));

// The session has nothing to say while a page is drawn into text.
vi.mock(import('#shared/api/session.ts'), async (original) => {
  const session = await original();
  return { ...session, useSession: session.getSession };
});

const speciality = { id: 2, title: 'Dermatology', title_ar: 'الجلدية' };
const request = {
  doctor: { id: 1, display_name: 'Layla Hassan', gender: 'female', photo_url: null, default_speciality: speciality },
  slot: {
    id: 5,
    doctor_id: 1,
    location_id: 3,
    type: 'virtual',
    booked_date: '2026-11-24',
    start_time: '14:00',
    starts_at: '2026-11-24T11:00:00.000Z',
    ends_at: '2026-11-24T11:30:00.000Z',
  },
  place: undefined,
} as unknown as BookingRequest;

/** A paid visit is moved to another time, whose price could not be read. */
const shown = (error: Error): string => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const { queryKey } = api.booking.quote.query({ query: { slot_id: '5', instead_of: '9' }, quiet: true });
  client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider
        router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) })}
      >
        <ReviewSheet
          request={request}
          change={{ kind: 'rebook', appointmentId: 9 }}
          onClose={() => undefined}
          onSlot={() => undefined}
        />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
};

/** The button that moves the visit, and with it the money. */
const confirmIn = (page: string): string =>
  page.match(/<button(?:(?!<button).)*?<\/button>/gs)?.find((each) => each.includes(m.booking_confirm_reschedule())) ??
  '';

beforeEach(() => {
  stubPage();
  vi.stubGlobal('document', { documentElement: { lang: 'en', dir: 'ltr' }, body: {} });
  changeLocale('en');
  startSession({ token: 't', user: sara }, true);
});

test('D5.02 nobody moves a paid visit at a price that could not be read', () => {
  const page = shown(networkFailure(undefined));
  expect(page).toContain(m.shell_not_loaded());
  expect(confirmIn(page)).toContain(' disabled=""');
});

test('D5.02 what the server refuses for good is pressed, and refused with its reason', () => {
  const page = shown(new ApiError({ code: 'slot_taken', status: 409, message: 'Taken', message_ar: 'حُجز' }));
  expect(page).not.toContain(m.shell_not_loaded());
  expect(confirmIn(page)).not.toBe('');
  expect(confirmIn(page)).not.toContain(' disabled=""');
});
