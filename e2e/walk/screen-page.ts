import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { listAs } from '../support/sessions.ts';
import { sizes, type Variant } from '../support/variants.ts';
import { people } from './people.ts';
import type { Screen } from './screens.ts';

type Row = {
  readonly id: number;
  /** Orders name it so (SPEC §3). */
  readonly ID?: number;
  /** How the prescription of an order at the desk stands. */
  readonly PRESCRIPTION?: string | null;
  readonly code?: string;
  readonly status?: string;
  readonly state?: string;
  readonly type?: string;
  readonly doctor?: { readonly id: number; readonly code?: string };
};

/** What `{name}` stands for in the addresses of screens, looked up once. */
async function lookUp(request: APIRequestContext): Promise<Readonly<Record<string, number | undefined>>> {
  const list = (path: string) => listAs<Row>(request, people.sara, path);
  const [upcoming, calls, past, day, doctors, tests, orders, tickets, deliveries, queue, refills, films, articles] =
    await Promise.all([
      list('/api/v1/appointments/upcoming?method=onsite&limit=50'),
      list('/api/v1/appointments/upcoming?method=online&limit=50'),
      list('/api/v1/appointments/history?limit=50'),
      listAs<Row>(request, people.layla, '/api/v1/appointments/today'),
      list('/api/v1/find/doctors?fetch_all=1'),
      list('/api/v1/reports'),
      list('/api/v1/orders/user-orders?state=active'),
      list('/api/v1/tickets?status=closed'),
      listAs<Row>(request, people.khalid, '/api/v1/orders/rider-orders'),
      listAs<Row>(request, people.pharmacist, '/api/v1/desk/orders?state=open&limit=50'),
      listAs<Row>(request, people.pharmacist, '/api/v1/desk/refills?limit=50'),
      list('/api/v1/reports?type=radiology'),
      list('/api/v1/health-education/list?limit=1'),
    ]);
  const unpaid = upcoming.find(({ status }) => status === 'unpaid');
  return {
    doctor: doctors.find(({ code }) => code === 'D1004')?.id,
    unpaid: unpaid?.id,
    unpaidDoctor: unpaid?.doctor?.id,
    paid: upcoming.find(({ status }) => status === 'paid')?.id,
    call: calls.find(({ status }) => status === 'paid')?.id,
    // The latest one on site with Dr. Layla, whose summary is signed.
    signed: past.find(
      ({ type, doctor, state }) => type === 'onsite' && state === 'completed' && doctor?.code === 'D1001',
    )?.id,
    begun: day.find(({ state }) => state === 'completed')?.id,
    test: tests[0]?.id,
    order: orders[0]?.ID,
    deskOrder: queue.find(({ PRESCRIPTION }) => PRESCRIPTION === 'pending')?.ID,
    refill: refills[0]?.id,
    radiology: films[0]?.id,
    article: articles[0]?.id,
    ticket: tickets[0]?.id,
    delivery: deliveries[0]?.ID,
  };
}

let known: ReturnType<typeof lookUp> | undefined;

/** Where a screen is looked at. */
export async function addressOf(request: APIRequestContext, { path, at = path }: Screen): Promise<string> {
  if (!at.includes('{')) return at;
  const ids = await (known ??= lookUp(request));
  return at.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (ids[name] === undefined) throw new Error(`the demo hospital has no ${name}`);
    return String(ids[name]);
  });
}

/** Goes there and waits until the screen is in place, by what looks again sooner than `expect` does: `inspect` then waits for nothing. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#main:not([aria-busy])').waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('.shimmer, [aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** Shows the page by day or by night, without movement: what moves is looked at when it has arrived. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

const names = { ar: 'العربية', en: 'English' } as const;

/** The same address, whole or from its path on, which says in which language it is shown. */
export const inLanguage = (address: string, language: Variant['language']): string => {
  const [path = '', query] = address.split('?');
  const search = new URLSearchParams(query);
  search.set('lang', language);
  return `${path}?${search.toString()}`;
};

/**
 * Turns language and size of the page in place, as the switch of the languages and another window do: nothing is loaded anew, but for what
 * stands behind an open dialog, where the switch is out of reach.
 */
export async function switchTo(page: Page, { language, size }: Variant): Promise<void> {
  await page.setViewportSize(sizes[size]);
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) !== language) {
    if ((await page.locator('dialog:modal').count()) > 0) await page.goto(inLanguage(page.url(), language));
    else await page.getByRole('button', { name: names[language], exact: true }).first().click();
  }
  await expect(html).toHaveAttribute('lang', language);
}
