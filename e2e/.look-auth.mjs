import chromium from '@sparticuz/chromium';
import { chromium as pw } from '@playwright/test';
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
let Axe;
try {
  Axe = require('@axe-core/playwright').default;
} catch {}
const base = process.env.BASE ?? 'http://localhost:5180';
const browser = await pw.launch({ executablePath: await chromium.executablePath(), args: ['--no-sandbox'] });
const only = process.argv[2];
const sizes = {
  'ar-phone': { locale: 'ar', viewport: { width: 390, height: 844 } },
  'en-desktop': { locale: 'en', viewport: { width: 1440, height: 900 } },
  'ar-desktop': { locale: 'ar', viewport: { width: 1440, height: 900 } },
  'en-phone-dark': { locale: 'en', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
};
const pend = {
  state: 'loginOtp',
  field_name: 'mrn_number',
  username: '1000001',
  challenge: 'c',
  phone_number: '+966 •• ••• 0001',
  email_address: 's•••@balsam.example',
  resendAt: Date.now() + 43000,
  remember: false,
};
const user = {
  id: 1,
  mrn_number: '1000005',
  role_id: 3,
  is_privacy_agreed: false,
  isDependent: false,
  first_name: 'New',
  middle_name: '',
  family_name: 'Patient',
  first_name_ar: 'مريض',
  middle_name_ar: '',
  family_name_ar: 'جديد',
  gender: 'female',
  language: 'ar',
  userExtraInfo: {},
  first_free_promo: [],
};
const shots = {
  dashboard: { path: '/auth/user/dashboard?role=rider' },
  patient: { path: '/auth/user/dashboard?role=patient' },
  doctor: {
    path: '/auth/user/dashboard?role=doctor',
    act: async (p) => {
      await p.locator('form button[type=submit]').first().click();
    },
  },
  login: { path: '/auth/user/login' },
  staff: { path: '/auth/user/staff' },
  otp: {
    path: '/auth/user/otp',
    init: `sessionStorage.setItem('authState', ${JSON.stringify(JSON.stringify(pend))})`,
    act: async (p) => {
      await p.locator('input').nth(0).fill('4');
      await p.locator('input').nth(1).fill('7');
    },
  },
  signedout: { path: '/rider-orders?logoutSuccessfull=true' },
  rider: {
    path: '/rider-orders',
    init: `localStorage.setItem('token','t');localStorage.setItem('userInfo', ${JSON.stringify(JSON.stringify({ ...user, role_id: 14 }))})`,
  },
  terms: {
    path: '/terms-and-condition',
    init: `localStorage.setItem('token','t');localStorage.setItem('userInfo', ${JSON.stringify(JSON.stringify(user))})`,
  },
};
for (const [size, o] of Object.entries(sizes))
  for (const [name, s] of Object.entries(shots)) {
    if (only && name !== only) continue;
    const ctx = await browser.newContext({ viewport: o.viewport, colorScheme: o.colorScheme ?? 'light' });
    const p = await ctx.newPage();
    const logs = [];
    p.on('console', (m) => ['error', 'warning'].includes(m.type()) && logs.push(m.text()));
    p.on('pageerror', (e) => logs.push('PAGEERROR ' + e.message));
    await p.route('**/api/v*/**', (r) => {
      const u = new URL(r.request().url());
      if (u.pathname.endsWith('/agreed-terms'))
        return r.fulfill({
          json: {
            status: true,
            message: '',
            data: {
              version: 1,
              title: 'Terms of use',
              title_ar: 'شروط الاستخدام',
              body: '## Your record\n\nWe keep your record safe and show it only to you and those who treat you.\n\n## Messages\n\nWe send codes and reminders.',
              body_ar: '## سجلكم\n\nنحفظ سجلكم ولا نعرضه إلا لكم ولمن يعالجكم.\n\n## الرسائل\n\nنرسل الرموز والتذكيرات.',
              published_at: '2026-01-01T00:00:00Z',
              agreed: false,
              agreed_at: null,
            },
          },
        });
      return r.fulfill({
        json: { status: true, message: '', data: { items: [], notifications: [], count: 0, unReadCount: 0 } },
      });
    });
    await p.addInitScript(`localStorage.setItem('layout','${o.locale}');` + (s.init ?? ''));
    await p.goto(base + s.path);
    await p.waitForTimeout(1500);
    if (s.act) {
      await s.act(p);
      await p.waitForTimeout(400);
    }
    const wide = await p.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await p.screenshot({ path: `/tmp/shots-auth/${name}-${size}.png`, fullPage: size.includes('phone') });
    let v = [];
    if (Axe)
      v = (await new Axe({ page: p }).analyze()).violations.map(
        (x) => x.id + ' ' + x.nodes.map((n) => n.target.join(' ')).join(' | '),
      );
    console.log(
      name,
      size,
      p.url().replace(base, ''),
      await p.title(),
      wide ? 'SIDEWAYS' : '',
      v.join('; '),
      logs.join(' // ').slice(0, 300),
    );
    await ctx.close();
  }
await browser.close();
