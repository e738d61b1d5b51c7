import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { webPages } from './web-pages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'balsam-pages-'));
const chunk = (file: string, ...imports: string[]) => ({ file: `assets/${file}.js`, imports });
const route = (name: string): string => `src/routes/${name}.tsx?tsr-split=component`;
const manifest = {
  'index.html': chunk('main', '_common'),
  _common: chunk('common'),
  _shop: chunk('shop', '_common'),
  [route('pharmacy/index')]: chunk('home', '_shop', 'index.html'),
  [route('pharmacy/products/$id')]: chunk('product', '_shop'),
  [route('pharmacy/products/new')]: chunk('new'),
  [route('dashboard')]: chunk('day'),
};
for (const name of ['.vite', 'assets']) mkdirSync(path.join(folder, name));
writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
writeFileSync(path.join(folder, 'assets/cairo-arabic-wght-normal-1.woff2'), '');
writeFileSync(
  path.join(folder, '.vite/shells.json'),
  JSON.stringify({
    'src/routes/pharmacy/index.tsx': { ar: 'الصيدلية', en: 'Drugs & more', open: true, bare: false },
    'src/routes/pharmacy/products/$id.tsx': { ar: 'منتج', en: 'Product', open: false, bare: true },
    'src/routes/pharmacy/products/new.tsx': {
      ar: 'جديد',
      en: 'New',
      open: true,
      bare: true,
      lead: { ar: 'ما وصل هذا الأسبوع', en: 'What came in this week', heading: { ar: 'الآن', en: 'Now' } },
    },
    'src/routes/dashboard.tsx': {
      ar: 'الرئيسية',
      en: 'Home',
      open: false,
      bare: false,
      greetings: { morning: { ar: 'صباح الخير يا {name}', en: 'Good "morning", {name}' } },
    },
  }),
);
writeFileSync(path.join(folder, 'index.html'), '<head></head><body><script src="/assets/main.js"></script></body>');
const pageOf = webPages(folder);

afterAll(() => rmSync(folder, { recursive: true }));

const linked = (address: string) =>
  [...pageOf(address).html.matchAll(/modulepreload" crossorigin href="\/assets\/(\w+)\.js"/g)].map(([, name]) => name);

test('a page names the scripts of its screen beside those of the app, each once', () => {
  expect(linked('/pharmacy')).toEqual(['common', 'home', 'shop']);
  expect(linked('/pharmacy/')).toEqual(['common', 'home', 'shop']);
});

test('a name of its own fits better than one that stands for any', () => {
  expect(linked('/pharmacy/products/7')).toEqual(['common', 'product', 'shop']);
  expect(linked('/pharmacy/products/new')).toEqual(['common', 'new']);
});

test.each(['/nowhere', '/pharmacy/products/7/8', '/'])('%s has the scripts of the app alone', (address) => {
  expect(linked(address)).toEqual(['common']);
});

test('the font is asked for with the page', () => {
  expect(pageOf('/').html).toContain(
    'as="font" type="font/woff2" crossorigin href="/assets/cairo-arabic-wght-normal-1.woff2"',
  );
});

test('compressed it is the same page, and another page has another tag', () => {
  const { html, brotli, etag } = pageOf('/pharmacy');
  expect(brotliDecompressSync(brotli).toString()).toBe(html);
  expect(pageOf('/pharmacy').etag).toBe(etag);
  expect(pageOf('/').etag).not.toBe(etag);
});

test('a screen stands there in both languages before its scripts, which a screen reader does not hear', () => {
  const { html } = pageOf('/pharmacy');
  expect(html).toContain('<body><div id="shell" aria-hidden="true"><div class="shell-bar">');
  expect(html).toContain('<span lang="ar">الصيدلية</span><span lang="en">Drugs &amp; more</span>');
});

test('one that is not for guests says so, and one with a frame of its own has no bar', () => {
  expect(pageOf('/pharmacy/products/7').html).toContain(
    '<div id="shell" aria-hidden="true" data-own><div class="shell-page">',
  );
});

test('a sentence that always stands on the screen stands there too', () => {
  expect(pageOf('/pharmacy/products/new').html).toContain(
    '<p class="shell-card"><b><span lang="ar">الآن</span><span lang="en">Now</span></b><br><span lang="ar">ما وصل هذا الأسبوع</span><span lang="en">What came in this week</span></p>',
  );
  expect(pageOf('/pharmacy').html).not.toContain('shell-card');
});

test('a heading that greets has its words with it, and no title instead', () => {
  const { html } = pageOf('/dashboard');
  expect(html).toContain(
    '<p data-greetings="{&quot;morning&quot;:{&quot;ar&quot;:&quot;صباح الخير يا {name}&quot;,&quot;en&quot;:&quot;Good \\&quot;morning\\&quot;, {name}&quot;}}"><span></span><br><span></span> <span></span></p>',
  );
  expect(html).not.toContain('shell-title');
});

test('an address without a screen has no shell', () => {
  expect(pageOf('/nowhere').html).not.toContain('shell');
});
