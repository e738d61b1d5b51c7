import { expect, type Page } from '@playwright/test';
import type { Words } from '../support/words.ts';
import type { Opened } from './opened.ts';
import type { Screen } from './screens.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const callOf = (who: 'sara' | 'layla'): Screen => ({
  path: '/tele-consultation/:appointmentId',
  at: '/tele-consultation/{call}',
  as: [who],
});

/** The browser of the walk allows neither camera nor microphone. */
async function tryMedia(page: Page, say: Words): Promise<void> {
  await press(page, say('call_check_open'));
  await expect(page.getByText(say('call_camera'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('call_network_trying'), { exact: true })).toHaveCount(0);
}

/** The same call as it stands once its window is over and nobody has met. */
async function endWindow(page: Page): Promise<void> {
  await page.route('**/api/v1/tele-consultation/*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: object };
    await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, state: 'no one joined' } } });
  });
  await page.reload();
}

/** A browser whose camera and microphone another program has. */
const keepMediaBusy = (page: Page) =>
  page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('busy', 'NotReadableError'));
  });

/** A browser from before calls: the page comes again without what they need. */
async function growOld(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'));
  await page.reload();
}

/** The states of a video visit that come one after the other on the same address. */
export const callStates: readonly Opened[] = [
  {
    name: 'the readiness check without permission',
    screen: callOf('sara'),
    open: tryMedia,
  },
  {
    name: 'the readiness check while another program has the camera',
    screen: callOf('sara'),
    open: async (page, say) => {
      await keepMediaBusy(page);
      await tryMedia(page, say);
      await expect(page.getByText(say('call_camera_busy'), { exact: true })).toBeVisible();
    },
  },
  {
    name: 'a call in a browser that cannot have one',
    screen: callOf('sara'),
    open: async (page, say) => {
      await growOld(page);
      await expect(page.getByText(say('call_browser_title'), { exact: true })).toBeVisible();
    },
  },
  {
    name: 'the waiting room of the patient',
    screen: callOf('sara'),
    open: async (page, say) => {
      await tryMedia(page, say);
      await page.getByRole('button', { name: say('call_go_on'), exact: true }).click();
      await expect(page.getByText(say('call_waiting_text'), { exact: true })).toBeVisible();
    },
  },
  {
    name: 'the waiting room of the doctor',
    screen: callOf('layla'),
    open: async (page, say) => {
      await tryMedia(page, say);
      await page.getByRole('button', { name: say('call_go_on'), exact: true }).click();
      await expect(page.getByRole('button', { name: say('call_ring_patient'), exact: true })).toBeVisible();
    },
  },
  {
    name: 'a call that no one joined',
    screen: callOf('sara'),
    open: async (page, say) => {
      await endWindow(page);
      await expect(page.getByText(say('call_no_one_title'), { exact: true })).toBeVisible();
    },
  },
];
