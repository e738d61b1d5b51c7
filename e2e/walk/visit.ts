import type { APIRequestContext, Page } from '@playwright/test';
import { askAs } from '../support/server.ts';
import { people } from './people.ts';
import type { Screen } from './screens.ts';

type Row = { readonly id: number; readonly status?: string; readonly doctor?: { readonly id: number } };

/** What `{name}` stands for in the addresses of screens, looked up once. */
async function lookUp(request: APIRequestContext): Promise<Readonly<Record<string, string>>> {
  const ask = (path: string) => askAs<Row>(request, people.sara, path);
  const [upcoming, doctors, tests] = await Promise.all([
    ask('/api/v1/appointments/upcoming?method=onsite&limit=50'),
    ask('/api/v1/find/doctors?limit=1&query=D1004'),
    ask('/api/v1/reports'),
  ]);
  const unpaid = upcoming.find(({ status }) => status === 'unpaid');
  const paid = upcoming.find(({ status }) => status === 'paid');
  const found = { doctor: doctors[0], unpaid, unpaidDoctor: unpaid?.doctor, paid, test: tests[0] };
  return Object.fromEntries(Object.entries(found).map(([name, row]) => [name, String(row?.id)]));
}

let known: Promise<Readonly<Record<string, string>>> | undefined;

/** Where a screen is looked at. */
export async function addressOf(request: APIRequestContext, { path, at = path }: Screen): Promise<string> {
  if (!at.includes('{')) return at;
  const ids = await (known ??= lookUp(request));
  return at.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
}

/** Shows the page by day or by night, without movement: what moves is looked at when it has arrived. */
export async function light(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}
