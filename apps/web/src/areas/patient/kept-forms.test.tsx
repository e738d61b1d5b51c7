import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepDraft } from '#shared/api/drafts.ts';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import { AddForm as AddPolicy } from './insurance/add-dialog.tsx';
import { StatementForm } from './medical-file/statement-dialog.tsx';
import { AddForm } from './medications/add-dialog.tsx';
import type { Medication } from './medications/queries.ts';
import { RefillForm } from './medications/refill-dialog.tsx';

// The session has nothing to say while a page is drawn into text.
vi.mock(import('#shared/api/session.ts'), async (original) => {
  const session = await original();
  return { ...session, useSession: session.getSession };
});

const shown = (form: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider
        router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) })}
      >
        {form}
      </RouterContextProvider>
    </QueryClientProvider>,
  );
const medication = (id: number) => ({ id, title: 'Metformin', title_ar: 'ميتفورمين' }) as Medication;
const nothing = (): void => undefined;

beforeEach(() => {
  stubPage();
  startSession({ token: 't', user: sara }, true);
});

test.each([
  ['own medicine', { title: 'Omega of mine' }, <AddForm key="1" onAdded={nothing} />],
  ['statement', { text: 'Omega of mine', kind: 'condition' }, <StatementForm key="2" onAdded={nothing} />],
  ['refill 7', { address: 'Omega of mine' }, <RefillForm key="3" medication={medication(7)} onAsked={nothing} />],
  ['policy', { number: 'Omega of mine' }, <AddPolicy key="4" onAdded={nothing} />],
])('what was typed into «%s» and not sent is there after a reload', (form, draft, element) => {
  expect(shown(element)).not.toContain('Omega of mine');
  keepDraft(form, draft);
  expect(shown(element)).toContain('Omega of mine');
});

test('what was typed for one medicine is not there for another', () => {
  keepDraft('refill 7', { address: 'Omega of mine' });
  expect(shown(<RefillForm medication={medication(8)} onAsked={nothing} />)).not.toContain('Omega of mine');
});
