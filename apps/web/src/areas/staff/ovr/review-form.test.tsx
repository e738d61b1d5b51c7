import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { keepDraft } from '#shared/api/drafts.ts';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import type { OvrReport } from '#shared/ovr/ovr-labels.ts';
import { ReviewForm } from './review-form.tsx';

beforeEach(() => {
  stubPage();
  startSession({ token: 't', user: sara }, true);
  changeLocale('en');
});

const shown = (allowed: boolean, review: Partial<OvrReport['review']> = null): string => {
  const report = { id: 7, updated_at: '2026-11-22T06:00:00.000Z', may: { review: { allowed } }, review } as OvrReport;
  const history = createMemoryHistory({ initialEntries: ['/'] });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history })}>
        <ReviewForm report={report} onDone={() => undefined} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
};

test('what was written of a review is there after a reload', () => {
  expect(shown(true)).not.toContain('Signs were bought');
  keepDraft('incident review 7', { actions: 'Signs were bought' });
  expect(shown(true)).toContain('Signs were bought');
});

test('what was written stays to be read after a colleague has closed the report', () => {
  expect(shown(false)).toBe('');
  keepDraft('incident review 7', { actions: 'Signs were bought' });
  const page = shown(false);
  expect(page).toContain('Signs were bought');
  expect(page).not.toContain(m.staff_ovr_close());
});

test('a review whose answer was lost is not blamed on a colleague, nor said to be unsaved', () => {
  keepDraft('incident review 7', { outcome: 'confirmed', actions: 'Signs were bought ' });
  expect(shown(false, { outcome: 'confirmed', actions: 'Signs were bought', shared: false })).toBe('');
});
