import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { changeLocale } from '#shared/i18n/locale.ts';
import { foundIn } from './found-in.ts';
import { SearchList } from './search-list.tsx';

const coming = { data: undefined, isError: false, refetch: async () => undefined };

/** What a doctor sees below the box after this was typed, and read so. */
const shown = (query: string | undefined, read: Parameters<typeof foundIn<string>>[1]): string => {
  const { items, onRetry } = foundIn(query, read);
  const found = items?.map((key) => ({ key, label: key, onChoose: () => undefined }));
  return renderToStaticMarkup(
    <RouterContextProvider
      router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) })}
    >
      <SearchList label="Medicine" isFull={false} onSearch={() => undefined} found={found} onRetry={onRetry} />
    </RouterContextProvider>,
  );
};

beforeEach(() => {
  stubPage();
  changeLocale('en');
});

test('that there is no such medicine is said after an answer that has none, not before it', () => {
  expect(shown('panadol', coming)).not.toContain(m.doctor_nothing_found());
  expect(shown('panadol', { ...coming, data: { items: [] } })).toContain(m.doctor_nothing_found());
  expect(shown('panadol', { ...coming, data: { items: ['Panadol 500 mg'] } })).toContain('Panadol 500 mg');
});

test('nor where no answer came: the doctor looks again by a press', () => {
  const markup = shown('panadol', { ...coming, isError: true });
  expect(markup).not.toContain(m.doctor_nothing_found());
  expect(markup).toContain(m.shell_try_again());
});

test('nothing stands below an empty box', () => {
  const markup = shown(undefined, { ...coming, isError: true, data: { items: [] } });
  expect(markup).not.toContain(m.shell_try_again());
  expect(markup).not.toContain(m.doctor_nothing_found());
});
