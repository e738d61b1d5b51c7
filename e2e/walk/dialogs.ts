import { expect, type Page } from '@playwright/test';
import type { Words } from '../support/words.ts';
import type { Opened } from './opened.ts';
import type { Screen } from './screens.ts';
import { searchStates } from './search-states.ts';

const dashboard: Screen = { path: '/dashboard', as: ['sara'] };
const find: Screen = { path: '/find-a-specialist', as: ['sara'] };
const doctor = (who: 'guest' | 'sara'): Screen => ({
  path: '/find-a-specialist/:doctorId',
  at: '/find-a-specialist/{doctor}?method=onsite',
  as: [who],
});
const shelves = (who: 'guest' | 'sara'): Screen => ({ path: '/pharmacy/products', as: [who] });
const catalogue = (tab?: 'offers' | 'coupons'): Screen => ({
  path: '/staff/catalogue',
  ...(tab && { at: `/staff/catalogue?tab=${tab}` }),
  as: ['pharmacist'],
});
const sheet: Screen = { path: '/staff/catalogue', at: '/staff/catalogue?product=1', as: ['pharmacist'] };
const unpaid: Screen = { path: '/appointment/:id', at: '/appointment/{unpaid}', as: ['sara'] };

const delivering: Screen = { path: '/rider-orders', as: ['khalid'] };

/** The status drop-down of the first order that has one. */
const statusOf = (page: Page) => page.locator('[aria-haspopup=dialog][aria-label]').first();

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();

const opened = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

/** A tab of a product's sheet. */
const partOf = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('tab', { name, exact: true }).click();
  await opened(page);
};

/** Presses the first time that is free, then the way on. */
async function goOnWithFirstTime(page: Page, say: Words): Promise<void> {
  await page.locator('fieldset:has(h3) button[aria-pressed="false"]:enabled').first().click();
  await press(page, say('booking_continue'));
  await opened(page);
}

/** What opens over a screen: each is looked at as a screen of its own. */
export const dialogs: readonly Opened[] = [
  ...searchStates,
  {
    name: 'the bell',
    screen: dashboard,
    open: async (page, say) => {
      await page.getByRole('button', { name: new RegExp(`^${say('shell_bell')}`) }).click();
      await expect(page.getByRole('link', { name: say('notifications_all') })).toBeVisible();
    },
  },
  {
    name: 'the account menu',
    screen: dashboard,
    open: async (page, say) => {
      await press(page, say.any('shell_account'));
      await expect(page.getByRole('button', { name: say('shell_log_out') })).toBeVisible();
    },
  },
  {
    name: 'the change of password',
    screen: dashboard,
    open: async (page, say) => {
      await press(page, say.any('shell_account'));
      await press(page, say('shell_change_password'));
      await opened(page);
    },
  },
  {
    name: 'the places behind More',
    screen: dashboard,
    only: 'phone',
    open: async (page, say) => {
      await press(page, say('shell_bar_more'));
      await opened(page);
    },
  },
  {
    name: 'the review of a visit',
    screen: { path: '/my-reviews', as: ['sara'] },
    open: async (page, say) => {
      await press(page, say('reviews_rate'));
      await opened(page);
    },
  },
  {
    name: 'the reason why words are refused',
    screen: { path: '/staff/content', at: '/staff/content?kind=reviews', as: ['admin'] },
    open: async (page, say) => {
      await press(page, say('reviews_desk_refuse'));
      await opened(page);
    },
  },
  {
    name: 'all filters',
    screen: find,
    only: 'phone',
    open: async (page, say) => {
      await press(page, say('booking_all_filters'));
      await opened(page);
    },
  },
  {
    name: 'the branches',
    screen: find,
    open: async (page, say) => {
      await press(page, say('booking_all_branches'));
      await opened(page);
    },
  },
  {
    name: 'the specialities',
    screen: find,
    open: async (page, say) => {
      await press(page, say('booking_speciality'));
      await opened(page);
    },
  },
  {
    name: 'the order of the list',
    screen: find,
    open: async (page, say) => {
      await press(page, new RegExp(say('booking_sort')));
      await opened(page);
    },
  },
  {
    name: 'the whole month',
    screen: doctor('guest'),
    open: async (page, say) => {
      await press(page, new RegExp(say('booking_whole_month')));
      await opened(page);
    },
  },
  { name: 'the way to log in', screen: doctor('guest'), open: goOnWithFirstTime },
  { name: 'the review of a booking', screen: doctor('sara'), open: goOnWithFirstTime },
  {
    name: 'the question before cancelling',
    screen: unpaid,
    open: async (page, say) => {
      await press(page, say.any('patient_cancel_with'));
      await opened(page);
    },
  },
  {
    name: 'a visit of the timeline',
    screen: { path: '/my-timeline', as: ['sara'] },
    open: async (page) => {
      await page.getByRole('main').locator('section').getByRole('button').first().click();
      await opened(page);
    },
  },
  {
    name: 'the filters of the shelves',
    screen: shelves('guest'),
    only: 'phone',
    open: async (page, say) => {
      await press(page, say('pharmacy_filters'));
      await opened(page);
    },
  },
  {
    name: 'the suggestions of the search',
    screen: shelves('guest'),
    open: async (page) => {
      await page.getByRole('combobox').first().pressSequentially('pana');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the question to a guest who keeps a product',
    screen: shelves('guest'),
    open: async (page, say) => {
      await press(page, say.any('pharmacy_keep'));
      await opened(page);
    },
  },
  {
    name: 'the moves of an order of a rider',
    screen: delivering,
    open: async (page) => {
      await statusOf(page).click();
      await opened(page);
    },
  },
  {
    name: 'the way to a customer',
    screen: delivering,
    open: async (page, say) => {
      await press(page, say('rider_navigate'));
      await opened(page);
    },
  },
  {
    name: 'the end of a shift',
    screen: delivering,
    open: async (page, say) => {
      await press(page, say('rider_shift_end'));
      await opened(page);
    },
  },
  {
    name: 'the sheet of a new product',
    screen: catalogue(),
    open: async (page, say) => {
      await press(page, say('staff_new_product'));
      await opened(page);
    },
  },
  {
    name: 'a new brand of a new product',
    screen: catalogue(),
    open: async (page, say) => {
      await press(page, say('staff_new_product'));
      await press(page, say('staff_brand_new'));
      await opened(page);
    },
  },
  {
    name: 'the stock of a product',
    screen: sheet,
    open: (page, say) => partOf(page, say('staff_part_stock')),
  },
  {
    name: 'the history of a product',
    screen: sheet,
    open: (page, say) => partOf(page, say('staff_history')),
  },
  {
    name: 'a new offer',
    screen: catalogue('offers'),
    open: async (page, say) => {
      await press(page, say('staff_new_offer'));
      await opened(page);
    },
  },
  {
    name: 'an offer to change',
    screen: catalogue('offers'),
    open: async (page, say) => {
      await press(page, say('staff_edit'));
      await opened(page);
    },
  },
  {
    name: 'the question before an offer goes',
    screen: catalogue('offers'),
    open: async (page, say) => {
      await press(page, say('staff_remove'));
      await opened(page);
    },
  },
  {
    name: 'a new promo code',
    screen: catalogue('coupons'),
    open: async (page, say) => {
      await press(page, say('staff_new_coupon'));
      await opened(page);
    },
  },
  {
    name: 'a promo code to change',
    screen: catalogue('coupons'),
    open: async (page, say) => {
      await press(page, say('staff_edit'));
      await opened(page);
    },
  },
  {
    name: 'the question before a promo code goes',
    screen: catalogue('coupons'),
    open: async (page, say) => {
      await press(page, say('staff_remove'));
      await opened(page);
    },
  },
];
