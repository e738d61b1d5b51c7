import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { tokenFor, type Person } from './server.ts';
import { beginPage, keepLogIn, listen, sizes, type Size, type Way } from './test.ts';

type Beside = {
  readonly context: BrowserContext;
  readonly way: Way;
  readonly ahead: number;
  readonly complaints: string[];
  /** Another screen than the way's. */
  readonly size?: Size;
  /** Keeps the app for when there is no line; otherwise each page comes from the server. */
  readonly installed?: boolean;
};

/** Another browser, of somebody else, beside the journey's own. */
export async function another({ context, way, ahead, complaints, size = way.size, installed }: Beside): Promise<Page> {
  const other = await context
    .browser()!
    .newContext({ viewport: sizes[size], serviceWorkers: installed ? 'allow' : 'block' });
  await other.addInitScript(beginPage, { ahead, language: way.language });
  const page = await other.newPage();
  listen(page, complaints);
  return page;
}

/** The same, signed in without the screens. */
export async function anotherOf(beside: Beside, request: APIRequestContext, who: Person): Promise<Page> {
  const page = await another(beside);
  const { token, user } = await tokenFor(request, who);
  await page.addInitScript(keepLogIn, [token, user] as const);
  return page;
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
