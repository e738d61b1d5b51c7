import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { keepDraft, readDraft } from '#shared/api/drafts.ts';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import type { OvrReport } from '#shared/ovr/ovr-labels.ts';
import { Opened } from './report-dialog.tsx';

// Nothing is drawn into a browser here: what happens after it was drawn happens at once.
vi.mock('react', async (load) => ({
  ...(await load<object>()),
  useEffect: (run: () => unknown) => void run(),
  useEffectEvent: (run: unknown) => run,
}));

const form = 'incident 7';
const submitted = {
  id: 7,
  state: 'submitted',
  category: 'fall',
  severity: 'minor',
  location: 'Ward 3',
  happened_at: '2026-11-22T05:30:00.000Z',
  what: 'Slipped on the wet floor',
  action: '',
  department: { id: 1, title: 'Medicine', title_ar: 'الباطنية' },
  reporter: null,
  mine: true,
  updated_at: '2026-11-22T06:00:00.000Z',
  submitted_at: '2026-11-22T06:00:00.000Z',
  review: null,
  may: { write: { allowed: false }, review: { allowed: false } },
} as unknown as OvrReport;
const seen = '2026-11-22T05:45:00.000Z';

const shown = (): string => {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history })}>
        <Opened report={submitted} onClose={() => undefined} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  stubPage();
  startSession({ token: 't', user: sara }, true);
  changeLocale('en');
});

test('what was typed stays to be read after the report was submitted from another device, until it is given up', () => {
  keepDraft(form, { what: 'Slipped, and hurt the left wrist', seen });
  const page = shown();
  expect(page).toContain('Slipped on the wet floor');
  expect(page).toContain('Slipped, and hurt the left wrist');
  expect(page).toContain(m.ovr_unsent());
  expect(page).toContain(m.ovr_discard());
  expect(readDraft(form)).toEqual({ what: 'Slipped, and hurt the left wrist', seen });
});

test('what was submitted as it is typed here is no more a draft', () => {
  keepDraft(form, { what: 'Slipped on the wet floor ', seen });
  const page = shown();
  expect(page).not.toContain(m.ovr_unsent());
  expect(readDraft(form)).toBeUndefined();
});

test('where nothing is typed, nothing is asked', () => {
  expect(shown()).not.toContain(m.ovr_unsent());
});
