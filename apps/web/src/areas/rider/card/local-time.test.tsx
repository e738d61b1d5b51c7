import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { changeLocale } from '#shared/i18n/locale.ts';
import { AsOf } from '../offline/as-of.tsx';
import { ShiftBar } from '../pages/shift-bar.tsx';
import { shiftNow } from '../reads/queries.ts';

vi.mock('#shared/ui/use-is-online.ts', () => ({ useIsOnline: () => false }));

const instant = '2026-11-22T07:38:00.000Z';

beforeEach(() => {
  stubPage();
  changeLocale('en');
});

test('S9.05 beside its UTC date, how old the list is and since when a shift runs read on the clock of the country', () => {
  const client = new QueryClient();
  const shift = { id: 3, location_id: 2, title: 'Jeddah', title_ar: 'جدة', started_at: instant };
  client.setQueryData<object>(shiftNow.queryKey, { shift, branches: [] });
  const bar = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ShiftBar />
    </QueryClientProvider>,
  );
  const age = renderToStaticMarkup(<AsOf at={Date.parse(instant)} failed />);
  for (const shown of [bar, age]) {
    expect(shown).toMatch(/22\/11\/2026,?\s07:38/);
    expect(shown).toMatch(/10:38\sAM local time/);
  }
});
