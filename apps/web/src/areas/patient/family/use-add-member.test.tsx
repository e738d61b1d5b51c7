import { codeRules } from '@balsam/domain/identity';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json } from '#shared/api/browser.testing.ts';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { type AddMemberState, useAddMember } from './use-add-member.ts';

// The language of the screen is not read while a page is drawn into text.
vi.mock(import('#shared/i18n/locale.ts'), async (original) => ({
  ...(await original()),
  useLocale: () => 'ar' as const,
}));

const path = '/family-members/add';
const code = { challenge: 'c', phone_number: '05•••••96', email_address: null, resend_after: 60 };
const sent = json(200, { status: true, data: { state: 'code_sent', ...code } });

let browser: ReturnType<typeof stubPage>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T06:00:00Z'), toFake: ['Date'] });
  browser = stubPage();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The page as it is after a load of it. */
async function loaded(): Promise<AddMemberState> {
  const given: AddMemberState[] = [];
  const Page = () => {
    given.push(useAddMember());
    return null;
  };
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path, staticData: { access: ['patient'] } });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  await router.load();
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <Page />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return given[0]!;
}

const askCode = async (): Promise<void> => {
  browser.replies.push(sent);
  await (await loaded()).send.mutateAsync();
};

test('a reload while the code is asked for asks for that code again, for no other is sent within a minute', async () => {
  await askCode();
  expect((await loaded()).sentCode).toEqual({ state: 'code_sent', ...code, at: Date.now() });
});

test('a code that has run out, was given up or has been used is not asked for', async () => {
  await askCode();
  (await loaded()).setSentCode(undefined);
  expect((await loaded()).sentCode).toBeUndefined();
  await askCode();
  (await loaded()).done({} as never);
  expect((await loaded()).sentCode).toBeUndefined();
  await askCode();
  vi.setSystemTime(Date.now() + codeRules.lifeMinutes * 60_000);
  expect((await loaded()).sentCode).toBeUndefined();
});

test('what cannot be read is no code', async () => {
  browser.session.setItem('familyDraft', JSON.stringify({ first_name: 'Omar', sent_code: { challenge: 3 } }));
  const { draft, sentCode } = await loaded();
  expect([draft.first_name, sentCode]).toEqual(['Omar', undefined]);
});

test('a member is added also where the page is not served securely and the browser has no random UUIDs', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await askCode();
  expect(browser.sent.at(-1)?.init.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/);
});
