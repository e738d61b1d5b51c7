import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { EntryCard } from './entry-card.tsx';
import type { Entry } from './types.ts';

const time = {
  booked_date: '2026-12-20',
  start_time: '03:00',
  starts_at: '2026-12-20T00:00:00.000Z',
  doctor: { id: 30, display_name: 'Dr. Karim Benali', display_name_ar: 'د. كريم بنعلي' },
  location: { id: 1, title: 'Riyadh', title_ar: 'الرياض' },
};
const entry: Entry = {
  id: 4,
  doctor: time.doctor,
  speciality: null,
  type: 'onsite',
  location: null,
  before: '2026-12-19',
  created_at: '2026-11-22T06:00:00.000Z',
  appointment: { id: 9, ...time },
  on_hold: null,
  offer: null,
};
const on_hold = { code: 'waiting_list_reduced', message: 'It keeps its time', message_ar: 'يبقى في وقته' };

function shown(of: Entry): string {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/waiting-list'] }),
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <EntryCard entry={of} onEnd={() => undefined} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  stubBrowser('/waiting-list');
  // As much of a window as the router touches.
  vi.stubGlobal('window', { origin: 'http://localhost', scrollTo: () => undefined });
  vi.stubGlobal('self', globalThis);
});

test.each(['ar', 'en'] as const)(
  'D13.04 %s: a wish on hold says why nothing comes and what can be done, not that a time is looked for',
  (locale) => {
    changeLocale(locale);
    expect(shown(entry)).toContain(m.waiting_looking());
    const held = shown({ ...entry, on_hold });
    expect(held).toContain(m.waiting_on_hold());
    expect(held).not.toContain(m.waiting_looking());
    // The way to the appointment, where another time can be chosen, and off the list.
    expect(held).toContain('/appointment/9');
    expect(held).toContain(m.waiting_leave());
  },
);
