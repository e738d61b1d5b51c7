import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { changeLocale } from '#shared/i18n/locale.ts';
import { Week } from './appointments-page.tsx';

const read = vi.hoisted(() => ({ data: { items: [] }, error: null, isPlaceholderData: false }));

// A page that is drawn into text never turns from one week to another: what is read says whether it did.
vi.mock(import('@tanstack/react-query'), async (original) => ({
  ...(await original()),
  useQuery: () => read as never,
}));

beforeEach(() => {
  stubPage();
  changeLocale('en');
});

const shown = (isPlaceholderData: boolean): string => {
  read.isPlaceholderData = isPlaceholderData;
  return renderToStaticMarkup(<Week day="2026-11-22" today="2026-11-22" onDay={() => undefined} />);
};

test('a week whose visits are on their way is not told as one without visits', () => {
  expect(shown(false)).toContain(m.doctor_day_empty());
  expect(shown(true)).not.toContain(m.doctor_day_empty());
});
