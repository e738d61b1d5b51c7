import type { Browser, Page } from '@playwright/test';
import { beginPage } from './beginning.ts';
import type { Person } from './server.ts';
import { sizes, type Size, type Way } from './ways.ts';

type Wish = {
  /** Another screen than the way's. */
  readonly size?: Size;
  /** Keeps the app for when there is no line; otherwise each page comes from the server. */
  readonly installed?: boolean;
  /** What the browser calls itself. */
  readonly userAgent?: string;
};

/** Opens another browser; it is closed with the journey. */
export type Beside = (who?: Person, wish?: Wish) => Promise<Page>;

/** A page of another browser, by the server's clock and in the way's language. */
export async function another(
  browser: Browser,
  { language, size: usual }: Way,
  ahead: number,
  { size = usual, installed, userAgent }: Wish = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: sizes[size],
    serviceWorkers: installed ? 'allow' : 'block',
    ...(userAgent !== undefined && { userAgent }),
  });
  await context.addInitScript(beginPage, { ahead, language });
  return context.newPage();
}

/** The page hears the server: from then on it is told what happens. */
export const connected = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (line) =>
      line.on('framereceived', ({ payload }) => {
        // How socket.io says that it is connected.
        if (String(payload).startsWith('40')) resolve();
      }),
    );
  });
