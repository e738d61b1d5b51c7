import type { Browser, CDPSession } from 'puppeteer-core';
import { openTab, type LogIn } from '../lighthouse/visitor.ts';

/** 4G as WebPageTest has it: 9 Mbit/s each way, 170 ms there and back. */
const fourG = { offline: false, latency: 170, downloadThroughput: 1_125_000, uploadThroughput: 1_125_000 };
/** So long without a request under way, and the screen has all that it asks for at start. */
const quietMs = 1500;
const atMostMs = 60_000;

/** One request of a page: seconds since the first, and bytes as they came over the line. */
export type PageRequest = {
  readonly call: string;
  readonly isApi: boolean;
  readonly began: number;
  ended?: number;
  bytes: number;
};

const isCounted = (url: string) => url.startsWith('http') && !url.includes('/socket.io/');

/** Writes down what a page asks for, from now on. */
async function listenTo(session: CDPSession): Promise<Map<string, PageRequest>> {
  const seen = new Map<string, PageRequest>();
  let first = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!isCounted(request.url)) return;
    if (seen.size === 0) first = timestamp;
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname}${search}`;
    seen.set(requestId, { call, isApi: pathname.startsWith('/api/'), began: timestamp - first, bytes: 0 });
  });
  const ended = (requestId: string, timestamp: number, bytes: number) => {
    const request = seen.get(requestId);
    if (request) Object.assign(request, { ended: timestamp - first, bytes });
  };
  // An answer whose body nobody reads is never said to have finished.
  session.on('Network.responseReceived', ({ requestId, timestamp, response }) =>
    ended(requestId, timestamp, response.encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    ended(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => ended(requestId, timestamp, 0));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', fourG);
  return seen;
}

/** Until nothing has been under way for a while. */
async function untilQuiet(seen: ReadonlyMap<string, PageRequest>): Promise<void> {
  const began = performance.now();
  let [count, since] = [-1, began];
  while (performance.now() - began < atMostMs) {
    const finished = [...seen.values()].filter((request) => request.ended !== undefined).length;
    if (finished !== count || finished < seen.size) [count, since] = [finished, performance.now()];
    if (performance.now() - since > quietMs) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const waiting = [...seen.values()].filter((request) => request.ended === undefined).map(({ call }) => call);
  throw new Error(`a screen did not come to rest: ${waiting.join(', ')}`);
}

/** Visits a screen with nothing kept from before but the log-in, over 4G. Answers all that it asked for until it had rest. */
export async function visitOver4G(browser: Browser, address: string, who: LogIn | null): Promise<PageRequest[]> {
  const context = await browser.createBrowserContext();
  try {
    const page = await openTab(context, 'ar', who);
    await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
    const seen = await listenTo(await page.createCDPSession());
    await page.goto(address, { waitUntil: 'load', timeout: atMostMs });
    await untilQuiet(seen);
    return [...seen.values()];
  } finally {
    await context.close();
  }
}
