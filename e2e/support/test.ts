import { expect, test as base, type Page } from '@playwright/test';
import { logInOf } from './log-ins.ts';
import { readClock, type Person } from './server.ts';
import { wordsOf, type Language, type Words } from './words.ts';

export { expect, type Page };
export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
export type Size = keyof typeof sizes;

/** In which language and on which screen a journey is told. */
export type Way = { readonly language: Language; readonly size: Size };
export const ways: readonly Way[] = [
  { language: 'ar', size: 'phone' },
  { language: 'en', size: 'desktop' },
];
export const titleOf = ({ language, size }: Way): string =>
  `in ${language === 'ar' ? 'Arabic' : 'English'} on a ${size}`;

/** Tells journeys once in each way. */
export function inEachWay(tell: (way: Way) => void): void {
  for (const way of ways) {
    test.describe(titleOf(way), () => {
      test.use({ way });
      tell(way);
    });
  }
}

type Fixtures = {
  /** Set by `test.use`; a new browser otherwise speaks Arabic on a phone. */
  way: Way;
  /** The texts of the way's language. */
  say: Words;
  /** The browser goes by the server's clock, and remembers the way's language. */
  prepared: void;
  /** What the console said that a user's browser should never say; the test fails at its end if there is anything. */
  complaints: string[];
  /** Opens the app as somebody, without the log-in screens. */
  signInAs: (person: Person) => Promise<void>;
};

type WorkerFixtures = {
  /** How far the server's clock is from this machine's, in milliseconds. */
  ahead: number;
};

/**
 * No complaints: a refusal by the server, which is the business of the screen; a page that was left while its socket was still opening;
 * and what Playwright itself says about the service worker that it keeps out, so that each page comes from the server.
 */
const expected = new RegExp(
  [
    'Failed to load resource: the server responded with a status of 4\\d\\d',
    'WebSocket is closed before the connection is established',
    'Service Worker registration blocked by Playwright',
  ].join('|'),
);

/** Collects what a page's console says that a user's browser should never say. */
export function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warning';
    if (bad && !expected.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`.slice(0, 500));
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`.slice(0, 500)));
}

/** Runs in the browser before any page: its clock is the server's, and what was chosen before is the way's language. */
export function beginPage({ ahead, language }: { ahead: number; language: Language }): void {
  const Real = Date;
  const now = () => Real.now() + ahead;
  globalThis.Date = class extends Real {
    constructor(...given: []) {
      super(...((given.length === 0 ? [now()] : given) as []));
    }
    // A method and no field: Playwright's own clock, where a journey installs it, copies fields over its own.
    static override now(): number {
      return now();
    }
  } as DateConstructor;
  // Where the device is was measured by the same clock.
  const { get: measured } = Object.getOwnPropertyDescriptor(GeolocationPosition.prototype, 'timestamp') as {
    get: (this: GeolocationPosition) => number;
  };
  Object.defineProperty(GeolocationPosition.prototype, 'timestamp', {
    get(this: GeolocationPosition) {
      return measured.call(this) + ahead;
    },
  });
  // A toast goes by itself: what was said is remembered for whoever looks later.
  const told = new Set<string>();
  Object.assign(globalThis, { told });
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[popover] :is([role=status], [role=alert]) p'))
      told.add(toast.textContent ?? '');
  }).observe(document, { childList: true, subtree: true });
  // Frames of nowhere have no storage; the first visit alone is told the language.
  if (location.protocol === 'http:' && localStorage.getItem('layout') === null)
    localStorage.setItem('layout', language);
}

/** Keeps a log-in in the browser as the app does, once: what the app does with it later is its own business. */
export function keepLogIn([bearer, user]: readonly [string, unknown]): void {
  if (sessionStorage.getItem('signed-in-by-test')) return;
  sessionStorage.setItem('signed-in-by-test', '1');
  localStorage.setItem('token', bearer);
  localStorage.setItem('userInfo', JSON.stringify(user));
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  way: [{ language: 'ar', size: 'phone' }, { option: true }],
  viewport: ({ way }, use) => use(sizes[way.size]),
  say: ({ way }, use) => use(wordsOf(way.language)),
  ahead: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL! });
      await use((await readClock(request)).getTime() - Date.now());
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  prepared: [
    async ({ context, ahead, way: { language } }, use) => {
      await context.addInitScript(beginPage, { ahead, language });
      await use();
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  signInAs: ({ page, request }, use) =>
    use(async (person) => {
      const { token, user } = await logInOf(request, person);
      await page.addInitScript(keepLogIn, [token, user] as const);
    }),
});
