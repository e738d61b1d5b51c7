import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { drawShell, readShells } from './page-shell.ts';

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** The page of an address, as it is and as brotli. */
export type WebPage = { readonly html: string; readonly brotli: Buffer; readonly etag: string };

const entry = 'index.html';
const routeFile = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;

/** The parts of `/pharmacy/products/$id`; an index is the folder itself. */
const partsOf = (address: string): readonly string[] => address.split('/').filter((part) => part && part !== 'index');

/** Files of a chunk and of all that it imports, that of the chunk first. */
function filesOf(manifest: Manifest, key: string, met = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[key];
  if (!chunk || met.has(chunk.file)) return met;
  met.add(chunk.file);
  for (const other of chunk.imports ?? []) filesOf(manifest, other, met);
  return met;
}

/** How well a route fits: a part that is named counts more than one that stands for anything. Undefined where it does not fit. */
function fitOf(route: readonly string[], asked: readonly string[]): number | undefined {
  if (route.length !== asked.length) return undefined;
  const fits = route.every((part, nth) => part.startsWith('$') || part === asked[nth]);
  return fits ? route.filter((part) => !part.startsWith('$')).length : undefined;
}

function readManifest(folder: string): Manifest {
  const file = path.join(folder, '.vite/manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

const scriptLink = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;
const fontLink = (file: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;

/**
 * The one page of the app, with links to what its address will need: the font, and the scripts of its screen, which the browser otherwise
 * learns of one after the other; and with what stands there until the scripts have drawn it. What the service worker keeps is the page without them: from there everything comes at once anyway.
 */
export function webPages(folder: string): (address: string) => WebPage {
  const bare = readFileSync(path.join(folder, entry), 'utf8');
  const manifest = readManifest(folder);
  const shells = readShells(folder);
  const fonts = globSync('assets/cairo-arabic-wght*.woff2', { cwd: folder });
  const routes = Object.keys(manifest).flatMap((key) => {
    const route = routeFile.exec(key)?.[1];
    return route === undefined ? [] : [{ key, parts: partsOf(route) }];
  });
  const pages = new Map<string, WebPage>();

  const routeOf = (address: string): string | undefined => {
    const asked = partsOf(address);
    const fitting = routes.flatMap(({ key, parts }) => {
      const fit = fitOf(parts, asked);
      return fit === undefined ? [] : [{ key, fit }];
    });
    return fitting.toSorted((a, b) => b.fit - a.fit)[0]?.key;
  };
  const pageOf = (key: string): WebPage => {
    const scripts = new Set([...filesOf(manifest, entry), ...filesOf(manifest, key)]);
    // The page itself names its first script.
    const links = [...fonts.map(fontLink), ...[...scripts].filter((file) => !bare.includes(file)).map(scriptLink)];
    const shell = shells[key.replace(/\?.*$/, '')];
    const linked = bare.replace('</head>', () => `${links.join('')}</head>`);
    const html = shell ? linked.replace('<body>', () => `<body>${drawShell(shell)}`) : linked;
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    return { html, brotli: brotliCompressSync(html), etag };
  };
  return (address) => {
    const key = routeOf(address) ?? entry;
    const page = pages.get(key) ?? pageOf(key);
    pages.set(key, page);
    return page;
  };
}
