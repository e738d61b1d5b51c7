import { globSync } from 'node:fs';
import { buildWebIfChanged, webFolder } from '../../../apps/server/src/start/build-web.ts';
import type { Figure } from '../figures.ts';
import { inPage, readManifest, scriptsOf, sentBytes, type Manifest } from './build.ts';

/** UX.md, in kB of 1000 bytes. */
const budgets = { firstLoad: 150, chunk: 60, css: 40, fonts: 70 };

const page = 'index.html';
const serviceWorker = /workbox-window/;
const socket = /socket\.io-client|socket-events/;

type FirstLoad = { readonly name: string; readonly route: string; readonly soon?: readonly RegExp[] };

/** What a person meets first. `soon`: what it asks for by itself once it stands, which the budget does not speak of. */
const firstLoads: readonly FirstLoad[] = [
  { name: 'log-in dashboard', route: 'auth/user/dashboard' },
  { name: 'log-in', route: 'auth/user/login' },
  { name: 'patient dashboard', route: 'dashboard' },
  { name: 'patient dashboard, then socket and service worker', route: 'dashboard', soon: [serviceWorker, socket] },
];

const chunkOfRoute = (route: string): string => `src/routes/${route}.tsx?tsr-split=component`;
const kilobytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + sentBytes(file), 0) / 1000;

const figure = (what: string, measured: number, atMost: number, detail: string): Figure => ({
  what,
  measured,
  unit: 'kB',
  aim: { atMost },
  binding: true,
  detail,
});

function firstLoadOf(manifest: Manifest, { name, route, soon = [] }: FirstLoad): Figure {
  const keys = Object.keys(manifest).filter((key) => soon.some((pattern) => pattern.test(key)));
  const chunks = scriptsOf(manifest, [page, chunkOfRoute(route), ...keys]);
  const files = new Set([...inPage(/<script[^>]* src="\/([^"]+)"/g), ...chunks]);
  const measured = figure(`first load: ${name}`, kilobytes(files), budgets.firstLoad, `${files.size} scripts, brotli`);
  return { ...measured, binding: soon.length === 0 };
}

/** The largest chunk that comes with a route or later; those of the page itself are in every first load. */
function largestChunk(manifest: Manifest): Figure {
  const first = scriptsOf(manifest, [page]);
  const later = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => file.endsWith('.js') && !first.has(file));
  const [largest = ''] = later.toSorted((a, b) => sentBytes(b) - sentBytes(a));
  const route = Object.entries(manifest).find(([, chunk]) => chunk.file === largest)?.[0] ?? '';
  return figure(`largest of ${later.length} chunks`, kilobytes([largest]), budgets.chunk, route);
}

/**
 * Measures the built web app as it is sent, against the budgets of the design; builds it first when its sources changed.
 */
export async function measureSizes(say: (line: string) => void): Promise<Figure[]> {
  await buildWebIfChanged(say);
  const manifest = readManifest();
  const css = globSync('assets/*.css', { cwd: webFolder });
  const fonts = globSync('assets/*.woff2', { cwd: webFolder });
  return [
    ...firstLoads.map((load) => firstLoadOf(manifest, load)),
    largestChunk(manifest),
    figure('styles', kilobytes(css), budgets.css, css.join(', ')),
    figure('fonts', kilobytes(fonts), budgets.fonts, fonts.join(', ')),
  ];
}
