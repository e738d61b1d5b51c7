import chromium from '@sparticuz/chromium';
import { chromium as pw } from '@playwright/test';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
let Axe; try { Axe = require('@axe-core/playwright').default } catch {}
const base = process.env.BASE ?? 'http://localhost:5190';
const browser = await pw.launch({ executablePath: await chromium.executablePath(), args: ['--no-sandbox'] });
const only = process.argv[2]; const onlySize = process.argv[3];
const sizes = { 'ar-phone': { locale: 'ar', viewport: { width: 390, height: 844 }, s: 2 }, 'en-desktop': { locale: 'en', viewport: { width: 1440, height: 900 } }, 'ar-desktop': { locale: 'ar', viewport: { width: 1440, height: 900 } }, 'en-phone-dark': { locale: 'en', viewport: { width: 390, height: 844 }, colorScheme: 'dark', s: 2 } };
const login = await (await fetch('http://localhost:8090/api/v1/auth/patient/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ field_name: 'mrn_number', username: '1000001', password: 'Balsam#2026' }) })).json();
if (!login.status) console.log(login);
const asPatient = login.status ? `localStorage.setItem('token',${JSON.stringify(login.data.access_token)});localStorage.setItem('userInfo',${JSON.stringify(JSON.stringify(login.data.user))});localStorage.setItem('role','3');` : '';
const shots = (await import('/tmp/shots-b/list.mjs')).default;
for (const [size, o] of Object.entries(sizes)) for (const [name, s] of Object.entries(shots)) {
  if (only && !name.startsWith(only)) continue;
  if (onlySize && size !== onlySize) continue;
  if (s.sizes && !s.sizes.includes(size)) continue;
  const ctx = await browser.newContext({ viewport: o.viewport, deviceScaleFactor: o.s ?? 1, colorScheme: o.colorScheme ?? 'light' });
  const p = await ctx.newPage();
  const logs = [];
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && logs.push(m.text()));
  p.on('pageerror', (e) => logs.push('PAGEERROR ' + e.message));
  await p.addInitScript(`localStorage.setItem('layout','${o.locale}');` + (s.guest ? '' : asPatient));
  await p.goto(base + s.path, { timeout: 60000 });
  await p.waitForTimeout(s.wait ?? 2500);
  if (s.act) { try { await s.act(p, size); } catch (e) { logs.push('ACT ' + e.message.slice(0, 300)); } await p.waitForTimeout(s.after ?? 900); }
  const wide = await p.evaluate(() => document.documentElement.scrollWidth > innerWidth).catch(() => false);
  await p.screenshot({ path: `/tmp/shots-b/${name}-${size}.png`, fullPage: !!s.full });
  let v = [];
  if (Axe) try { v = (await new Axe({ page: p }).analyze()).violations.map((x) => x.id + ' ' + x.nodes.slice(0, 4).map((n) => n.target.join(' ')).join(' | ')); } catch (e) { v = ['AXE ' + e.message.slice(0, 60)]; }
  console.log(name, size, p.url().replace(base, ''), await p.title(), wide ? 'SIDEWAYS' : '', v.join('; '), logs.join(' // ').slice(0, 400));
  await ctx.close();
}
await browser.close();
