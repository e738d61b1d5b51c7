import type { Page } from '@playwright/test';
import type { Language } from './words.ts';

/**
 * No complaints: a refusal by the server, which is the business of the screen; a page that was left while its socket was still opening;
 * what Playwright itself says about the service worker that it keeps out, so that each page comes from the server; and what a browser
 * without a graphics card says when it reads back what it drew.
 */
const ignoredMessages = new RegExp(
  [
    'Failed to load resource: the server responded with a status of 4\\d\\d',
    'WebSocket is closed before the connection is established',
    'Service Worker registration blocked by Playwright',
    'GL Driver Message .*GPU stall due to ReadPixels',
  ].join('|'),
);

/** Collects what a page's console says that a user's browser should never say. */
export function collectConsoleErrors(page: Page, consoleErrors: string[]): void {
  page.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warning';
    if (bad && !ignoredMessages.test(message.text()))
      consoleErrors.push(`${message.type()}: ${message.text()}`.slice(0, 500));
  });
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`.slice(0, 500)));
}

/** What a browser says about a line that a journey itself has cut, and about a page that is older than its worker. */
export const offlineErrors =
  /ERR_INTERNET_DISCONNECTED|WebSocket connection to|cross-world service worker resource mismatch|preloaded using link preload/;

/** Takes complaints out that a journey itself has brought about. */
export const ignoreErrors = (consoleErrors: string[], pattern: RegExp): void =>
  void consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !pattern.test(each)));

/** Runs in the browser before any page: its clock is the server's, and what was chosen before is the way's language. */
export function preparePage({ offset, language }: { offset: number; language: Language }): void {
  const Real = Date;
  const now = () => Real.now() + offset;
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
  const { get: readTimestamp } = Object.getOwnPropertyDescriptor(GeolocationPosition.prototype, 'timestamp') as {
    get: (this: GeolocationPosition) => number;
  };
  Object.defineProperty(GeolocationPosition.prototype, 'timestamp', {
    get(this: GeolocationPosition) {
      return readTimestamp.call(this) + offset;
    },
  });
  // A toast goes by itself: its text is kept for later.
  const toasts = new Set<string>();
  Object.assign(globalThis, { toasts });
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[popover] :is([role=status], [role=alert]) p'))
      toasts.add(toast.textContent ?? '');
  }).observe(document, { childList: true, subtree: true });
  // Frames of nowhere have no storage; the first visit alone is told the language.
  if (location.protocol === 'http:' && localStorage.getItem('layout') === null)
    localStorage.setItem('layout', language);
}

/** Keeps a log-in in the browser as the app does, once: what the app does with it later is its own business. */
export function storeSession([bearer, user]: readonly [string, unknown]): void {
  if (sessionStorage.getItem('signed-in-by-test')) return;
  sessionStorage.setItem('signed-in-by-test', '1');
  localStorage.setItem('token', bearer);
  localStorage.setItem('userInfo', JSON.stringify(user));
}
