import { expect, type Page } from '@playwright/test';
import { button, exactly } from '../support/buttons.ts';
import type { Words } from '../support/words.ts';
import type { Opened } from './opened.ts';

async function search(page: Page, say: Words, typed: string): Promise<void> {
  await button(page, say('search_open')).click();
  await page.getByRole('combobox', exactly(say('search_label'))).fill(typed);
}

const found = (who: 'guest' | 'sara', path: string): Opened => ({
  name: `what search finds for ${who}`,
  screen: { path, as: [who] },
  open: async (page, say) => {
    await search(page, say, 'ليلى حسن');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
});

/** The search over everything with what it found, for a guest and for a patient, and when it found nothing. */
export const searchStates: readonly Opened[] = [
  found('guest', '/find-a-specialist'),
  found('sara', '/dashboard'),
  {
    name: 'the search that finds nothing',
    screen: { path: '/dashboard', as: ['sara'] },
    open: async (page, say) => {
      await search(page, say, '9876543');
      await expect(page.getByRole('dialog').getByText(say.any('search_none'))).toBeVisible();
    },
  },
];
