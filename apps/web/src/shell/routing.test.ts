import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { endSession, type Session, startSession } from '#shared/api/session.ts';
import { changeLocale, getLocale } from '#shared/i18n/locale.ts';
import type { page } from '#shared/i18n/page.tsx';
import { routeTree } from '../route-tree.gen.ts';

stubBrowser();
// As much of a window as the router touches while it finds its way.
vi.stubGlobal('window', { origin: 'http://localhost', scrollTo: () => undefined });
vi.stubGlobal('self', globalThis);

/** Opens the app at an address and answers with the router when everything has settled. */
const visit = async (address: string) => {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  // A redirect is a second navigation: it is over when nothing is pending.
  await vi.waitFor(() => expect(router.state.status).toBe('idle'));
  return router;
};

const placeAfter = async (address: string): Promise<string> => (await visit(address)).state.location.href;

const signIn = (roleId: number, agreed = true): void => {
  // As much of a person as the layout reads.
  const user = { id: 1, role_id: roleId, is_privacy_agreed: agreed, isDependent: false } as Session['user'];
  startSession({ token: 'secret', user });
};

beforeEach(() => {
  endSession();
  changeLocale('ar');
});

test('S2.01 the empty path leads to the first page of the person', async () => {
  expect(await placeAfter('/')).toBe('/auth/user/dashboard');
  signIn(3);
  expect(await placeAfter('/')).toBe('/dashboard');
  signIn(4);
  expect(await placeAfter('/')).toBe('/doctor/dashboard');
});

test('S2.02 an unknown path redirects to /coming-soon, with a log-in and without', async () => {
  expect(await placeAfter('/no/such/place')).toBe('/coming-soon');
  signIn(3);
  expect(await placeAfter('/no-such-place')).toBe('/coming-soon');
});

test('S2.03 a page that is not public leads to Login Dashboard, which knows the way back', async () => {
  expect(await placeAfter('/lab-works')).toBe('/auth/user/dashboard?routeToNavigate=%2Flab-works');
});

test('S2.03 /callback is open to everybody and leads on, but never to another site', async () => {
  expect(await placeAfter('/callback?routeToNavigate=%2F%2Fevil.example')).toBe('/auth/user/dashboard');
  expect(await placeAfter('/callback?routeToNavigate=%2Fcoming-soon')).toBe('/coming-soon');
});

test('S4.19 a patient without agreed terms sees Terms and Condition first', async () => {
  signIn(3, false);
  expect(await placeAfter('/lab-works')).toBe('/terms-and-condition?routeToNavigate=%2Flab-works');
});

test('S2.06 ?lang= switches the language of the screen', async () => {
  await visit('/coming-soon?lang=en');
  expect(getLocale()).toBe('en');
});

test('S2.05 the embedded view stays embedded from page to page', async () => {
  expect(await placeAfter('/no-such-place?embed=1')).toBe('/coming-soon?embed=1');
});

test('S2.04 every page has a title in both languages', () => {
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const pages = Object.values(router.routesById).flatMap(({ id, options: { component } }) =>
    component && id !== '__root__' ? [{ id, component }] : [],
  );
  const inLanguage = (locale: string) => {
    changeLocale(locale);
    return pages.map(({ id, component }) =>
      'title' in component ? (component as ReturnType<typeof page>).title() : id,
    );
  };
  expect(inLanguage('ar').filter((title) => !/[\u0621-\u064a]/.test(title))).toEqual([]);
  expect(inLanguage('en').filter((title) => !/^[A-Z]/.test(title))).toEqual([]);
  expect(pages.length).toBeGreaterThan(50);
});
