import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { useReturn } from './use-return.ts';

beforeEach(() => void stubPage());

const booking = '/appointment/book?slot=5';
const addresses = (from?: string): string =>
  `/pharmacy/addresses${from === undefined ? '' : `?routeToNavigate=${encodeURIComponent(from)}`}`;

/** The page of addresses as the newest of these places, and what it knows of the way back. */
async function openedAt(...initialEntries: string[]) {
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/pharmacy/addresses',
    staticData: { access: ['patient'] },
  });
  const history = createMemoryHistory({ initialEntries });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  await router.load();
  const given: ReturnType<typeof useReturn>[] = [];
  const Page = () => {
    given.push(useReturn());
    return null;
  };
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <Page />
    </RouterContextProvider>,
  );
  return { history, ...given[0]! };
}

test('whoever needs an address for a booking is led back to it, also from a new tab', async () => {
  const { history, to, back } = await openedAt(addresses(booking));
  expect(to).toBe(booking);
  back?.();
  await vi.waitFor(() => expect(history.location.href).toBe(booking));
});

test('whoever looks after their addresses stays with them, and the page leads back to the shop', async () => {
  expect(await openedAt(addresses())).toMatchObject({ to: '/pharmacy', back: undefined });
});

test('nobody is led out of the portal', async () => {
  expect(await openedAt(addresses('https://evil.example/'))).toMatchObject({ to: '/pharmacy', back: undefined });
});
