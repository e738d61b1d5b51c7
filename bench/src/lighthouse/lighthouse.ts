import lighthouse from 'lighthouse';
import type { Browser } from 'puppeteer-core';
import { buildWebIfChanged, webFolder } from '../../../apps/server/src/start/build-web.ts';
import { demoNow } from '../../../apps/server/test/databases.ts';
import type { Cluster } from '../cluster.ts';
import { median, type Figure } from '../figures.ts';
import { inTurn, rounds } from '../in-turn.ts';
import { openLiveServer } from '../live/server.ts';
import { openFront } from './front.ts';
import { chiefScreens, type ChiefScreen } from './screens.ts';
import { logIn, openBrowser, openTab, type LogIn } from './visitor.ts';

const visitsOfEach = 3;
const languages = ['ar', 'en'] as const;

/** What Lighthouse found in one visit: points of 100, milliseconds, and the share of the screen that jumped. */
type Visit = Readonly<Record<Measure, number>>;
type Measure = 'performance' | 'accessibility' | 'best-practices' | 'seo' | 'lcp' | 'tbt' | 'cls';

type Aim = Pick<Figure, 'unit' | 'aim' | 'binding'> & { readonly measure: Measure; readonly what: string };

/** Times are of this machine: missing them is said. What does not hang on the machine fails the run. */
const aims: readonly Aim[] = [
  { measure: 'performance', what: 'performance', unit: 'points', aim: { atLeast: 90 }, binding: false },
  { measure: 'lcp', what: 'largest contentful paint', unit: 'ms', aim: { atMost: 2500 }, binding: false },
  { measure: 'tbt', what: 'total blocking time', unit: 'ms', aim: { atMost: 300 }, binding: false },
  { measure: 'cls', what: 'cumulative layout shift', unit: 'share', aim: { atMost: 0.05 }, binding: true },
  { measure: 'accessibility', what: 'accessibility', unit: 'points', aim: { exactly: 100 }, binding: true },
  { measure: 'best-practices', what: 'best practices', unit: 'points', aim: { exactly: 100 }, binding: true },
  { measure: 'seo', what: 'SEO', unit: 'points', aim: { exactly: 100 }, binding: true },
];

/** One visit on Lighthouse's mobile profile: a slow line and a processor a quarter as fast. */
async function visit(browser: Browser, address: string, language: string, who: LogIn | null): Promise<Visit> {
  const page = await openTab(browser, language, who);
  try {
    const result = await lighthouse(address, { output: 'json', logLevel: 'error' }, undefined, page);
    if (!result || result.lhr.runtimeError) throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
    const { categories, audits } = result.lhr;
    const pointsOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const valueOf = (audit: string) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY;
    return {
      performance: pointsOf('performance'),
      accessibility: pointsOf('accessibility'),
      'best-practices': pointsOf('best-practices'),
      seo: pointsOf('seo'),
      lcp: valueOf('largest-contentful-paint'),
      tbt: valueOf('total-blocking-time'),
      cls: valueOf('cumulative-layout-shift'),
    };
  } finally {
    await page.close();
  }
}

/** The median of the rounds, measure by measure. Search engines see what guests see: SEO is theirs alone. */
function figuresOf(screen: ChiefScreen, language: string, visits: readonly Visit[]): Figure[] {
  return aims
    .filter(({ measure }) => !(measure === 'seo' && screen.signedIn))
    .map(({ measure, what, ...aim }) => {
      const found = visits.map((each) => Number(each[measure].toFixed(3)));
      const detail = `median of ${found.join(', ')}`;
      return { ...aim, what: `${screen.name} (${language}): ${what}`, measured: median(found), detail };
    });
}

/**
 * Lighthouse on the chief screens in both languages, on its mobile profile.
 * @param names the screens to look at; none means all
 * @throws Error for a screen that is none of them
 */
export async function measureLighthouse(cluster: Cluster, names: readonly string[]): Promise<Figure[]> {
  const chosen = chiefScreens.filter(({ name }) => names.length === 0 || names.includes(name));
  const unknown = names.filter((name) => !chiefScreens.some((screen) => screen.name === name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: it looks at ${chiefScreens.map(({ name }) => name).join(', ')}`);
  await buildWebIfChanged(() => {});
  const { url, drop } = await cluster.clone(cluster.small);
  const server = await openLiveServer(url, cluster.folder, demoNow, webFolder);
  const front = await openFront(server.port);
  const browser = await openBrowser();
  try {
    const patient = await logIn(`http://localhost:${server.port}`, '1000001', 'Balsam#2026');
    const looks = chosen.flatMap((screen) => languages.map((language) => ({ screen, language })));
    const figures = await inTurn(looks, async ({ screen, language }) => {
      const who = screen.signedIn ? patient : null;
      const round = () => visit(browser, `${front.origin}${screen.path}`, language, who);
      return figuresOf(screen, language, await rounds(visitsOfEach, round));
    });
    return figures.flat();
  } finally {
    await browser.close();
    await front.close();
    await server.close();
    await drop();
  }
}
