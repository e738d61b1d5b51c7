import type { Browser, Page } from '@playwright/test';
import { preparePage } from './prepare-page.ts';
import type { Person } from './server.ts';
import { sizes, type Size, type Variant } from './variants.ts';
import type { Language } from './words.ts';

type BrowserOptions = {
  /** Another screen than the way's. */
  readonly size?: Size;
  /** Another language than the way's. */
  readonly language?: Language;
  /** Keeps the app for when there is no line; otherwise each page comes from the server. */
  readonly installed?: boolean;
  /** What the browser calls itself. */
  readonly userAgent?: string;
};

/** Opens another browser; it is closed with the journey. */
export type OpenBrowser = (who?: Person, options?: BrowserOptions) => Promise<Page>;

/** A page of another browser, by the server's clock and in the way's language. */
export async function newBrowserPage(
  browser: Browser,
  variant: Variant,
  clockOffset: number,
  { size = variant.size, language = variant.language, installed, userAgent }: BrowserOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: sizes[size],
    serviceWorkers: installed ? 'allow' : 'block',
    ...(userAgent !== undefined && { userAgent }),
  });
  await context.addInitScript(preparePage, { offset: clockOffset, language });
  return context.newPage();
}

/** The page hears the server: from then on it is told what happens. */
export const socketConnected = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (line) =>
      line.on('framereceived', ({ payload }) => {
        // How socket.io says that it is connected.
        if (String(payload).startsWith('40')) resolve();
      }),
    );
  });
