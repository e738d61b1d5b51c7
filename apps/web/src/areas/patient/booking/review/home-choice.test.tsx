import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { HomeChoice } from './home-choice.tsx';

beforeEach(() => void stubPage());

test('D10.07 whoever goes from a booking to save an address takes the way back along', () => {
  const booking = '/appointment/book?slot=5';
  const history = createMemoryHistory({ initialEntries: [booking] });
  const page = renderToStaticMarkup(
    <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history })}>
      <HomeChoice
        home={{ city: 'Riyadh', city_ar: 'الرياض', addresses: [] }}
        chosen={undefined}
        onChoose={() => undefined}
      />
    </RouterContextProvider>,
  );
  expect(page).toContain(`href="/pharmacy/addresses?routeToNavigate=${encodeURIComponent(booking)}"`);
});
