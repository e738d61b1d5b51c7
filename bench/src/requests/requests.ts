import { buildWebIfChanged, webFolder } from '../../../apps/server/src/start/build-web.ts';
import { demoNow } from '../../../apps/server/test/databases.ts';
import type { Cluster } from '../cluster.ts';
import { median, type Figure } from '../figures.ts';
import { inTurn, rounds } from '../in-turn.ts';
import { openFront } from '../lighthouse/front.ts';
import { chiefScreens } from '../lighthouse/screens.ts';
import { logIn, openBrowser } from '../lighthouse/visitor.ts';
import { openLiveServer } from '../live/server.ts';
import { visitOver4G, type PageRequest } from './page-load.ts';

const visits = 3;

/** The longest row of API calls of which each began when the one before had been answered. */
function longestChain(requests: readonly PageRequest[]): PageRequest[] {
  const calls = requests.filter(({ isApi, ended }) => isApi && ended !== undefined);
  const chain: PageRequest[] = [];
  for (const call of calls.toSorted((a, b) => (a.ended ?? 0) - (b.ended ?? 0)))
    if (call.began >= (chain.at(-1)?.ended ?? 0)) chain.push(call);
  return chain;
}

/** The API calls that were made more than once, each as often as it was more. */
function again(requests: readonly PageRequest[]): string[] {
  const calls = requests.filter(({ isApi }) => isApi).map(({ call }) => call);
  return calls.filter((call, n) => calls.indexOf(call) !== n);
}

const lastOf = (requests: readonly PageRequest[]) => Math.max(...requests.map(({ ended = 0 }) => ended)) * 1000;
const short = (call: string) => call.replace('/api/v1/', '/');

/** Of several visits of a screen: time and bytes are the median's, calls those of the worst. */
function figuresOf(name: string, seen: readonly PageRequest[][]): Figure[] {
  const longest = seen.map(longestChain).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const repeated = seen.map(again).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const bytes = median(seen.map((requests) => requests.reduce((sum, request) => sum + request.bytes, 0)));
  const count = median(seen.map((requests) => requests.length));
  const apiCount = median(seen.map((requests) => requests.filter(({ isApi }) => isApi).length));
  const reported = { binding: false } as const;
  return [
    {
      ...reported,
      what: `requests: ${name}, the last one answered on 4G`,
      measured: median(seen.map(lastOf)),
      unit: 'ms',
      aim: { atMost: 3000 },
      detail: `${count} requests, ${apiCount} of them API calls, ${(bytes / 1000).toFixed(0)} kB; median of ${seen.length} visits`,
    },
    {
      ...reported,
      what: `requests: ${name}, API calls one after the other`,
      measured: longest.length,
      unit: 'requests',
      aim: { atMost: 1 },
      detail: longest.map(({ call }) => short(call)).join(', then ') || 'none',
    },
    {
      ...reported,
      what: `requests: ${name}, API calls made again`,
      measured: repeated.length,
      unit: 'requests',
      aim: { exactly: 0 },
      detail: repeated.map(short).join(', ') || 'none',
    },
  ];
}

/** What the ten chief screens ask for at start, on a phone over 4G, in Arabic. */
export async function measureRequests(cluster: Cluster): Promise<Figure[]> {
  await buildWebIfChanged(() => {});
  const { url, drop } = await cluster.clone(cluster.small);
  const server = await openLiveServer(url, cluster.folder, demoNow, webFolder);
  const front = await openFront(server.port);
  const browser = await openBrowser();
  try {
    const patient = await logIn(`http://localhost:${server.port}`, '1000001', 'Balsam#2026');
    const figures = await inTurn(chiefScreens, async ({ name, path, signedIn }) =>
      figuresOf(
        name,
        await rounds(visits, () => visitOver4G(browser, `${front.origin}${path}`, signedIn ? patient : null)),
      ),
    );
    return figures.flat();
  } finally {
    await browser.close();
    await front.close();
    await server.close();
    await drop();
  }
}
