import type { APIRequestContext, Page } from '@playwright/test';
import { tokenFor } from '../support/server.ts';
import {
  expect,
  expectAccessible,
  expectNoBareKeys,
  expectNoSidewaysScroll,
  expectOneLanguage,
  type Language,
  type Size,
  sizes,
} from '../support/test.ts';
import { people, type Screen, type Who } from './screens.ts';

export type Way = {
  readonly who: Who;
  readonly language: Language;
  readonly size: Size;
  readonly theme?: 'light' | 'dark';
};

type Found = { data: { items: { id: number; status: string }[] } };

/** The ids that paths name, looked up in the demo hospital. */
async function idsFor(request: APIRequestContext): Promise<Readonly<Record<string, string>>> {
  const sara = await tokenFor(request, people.sara);
  const headers = { authorization: `Bearer ${sara.token}` };
  const ask = async (path: string): Promise<Found['data']['items']> =>
    ((await (await request.get(path, { headers })).json()) as Found).data.items;
  const upcoming = await ask('/api/v1/appointments/upcoming?limit=50');
  const doctors = await ask('/api/v1/find/doctors?limit=1');
  return {
    ':doctor': String(doctors[0]!.id),
    ':appointment': String(upcoming[0]!.id),
    ':unpaid': String((upcoming.find((a) => a.status === 'unpaid') ?? upcoming[0]!).id),
  };
}

/** The address of a screen in a language, with its ids filled in. */
export async function addressOf(request: APIRequestContext, { path }: Screen, language: Language): Promise<string> {
  const ids = path.includes(':') ? await idsFor(request) : {};
  const filled = path.replaceAll(/:[a-z]+/g, (name) => ids[name] ?? name);
  return `${filled}${filled.includes('?') ? '&' : '?'}lang=${language}`;
}

/** Waits until the screen has what it came for: a heading, and no skeleton any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.shimmer')).toHaveCount(0);
}

/** Looks at a screen as the strictest visitor: accessible, in one language, nothing sideways, no key for a text. */
export async function inspect(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect(page).toHaveTitle(/\S/);
  await expectNoBareKeys(page);
  await expectOneLanguage(page, language);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** Sets the size and theme of the window before a visit. */
export async function dress(page: Page, { size, theme = 'light' }: Way): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}
