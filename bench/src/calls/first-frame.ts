import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { buildWebIfChanged, webFolder } from '../../../apps/server/src/start/build-web.ts';
import { demoNow } from '../../../apps/server/test/databases.ts';
import { findChromium } from '../../../e2e/support/browser.ts';
import type { Cluster } from '../cluster.ts';
import { median, type Figure } from '../figures.ts';
import { openLiveServer } from '../live/server.ts';

const rounds = 5;
const words = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../apps/web/src/messages/call/en.json'), 'utf8'),
) as Record<string, string>;
const say = (key: string): string => words[`call_${key}`] ?? key;

const args = ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Goes by the server's clock, which stands weeks from this machine's, and keeps its peer connections where they can be looked at. */
function prepare({ offset, token, user }: { offset: number; token: string; user: unknown }): void {
  const [Real, RealPeer] = [Date, RTCPeerConnection];
  globalThis.Date = class extends Real {
    constructor(...given: []) {
      super(...((given.length === 0 ? [Real.now() + offset] : given) as []));
    }
    static override now(): number {
      return Real.now() + offset;
    }
  } as DateConstructor;
  const peers: RTCPeerConnection[] = [];
  Object.assign(globalThis, { peers });
  globalThis.RTCPeerConnection = class extends RealPeer {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      peers.push(this);
    }
  };
  localStorage.setItem('layout', 'en');
  localStorage.setItem('token', token);
  localStorage.setItem('userInfo', JSON.stringify(user));
}

async function openAs(browser: Browser, origin: string, call: string, body: object): Promise<Page> {
  const reply = await fetch(`${origin}${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data } = (await reply.json()) as { data: { access_token: string; user: unknown } };
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const offset = demoNow.getTime() - Date.now();
  await context.addInitScript(prepare, { offset, token: data.access_token, user: data.user });
  return context.newPage();
}

const press = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true }).click();

/** Milliseconds until the first picture of the other side has been drawn. */
const firstFrame = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { peers } = globalThis as unknown as { peers: RTCPeerConnection[] };
    const began = performance.now();
    for (;;) {
      for (const peer of peers.filter(({ connectionState }) => connectionState === 'connected'))
        for (const stat of (await peer.getStats()).values() as Iterable<{ type: string; framesDecoded?: number }>)
          if (stat.type === 'inbound-rtp' && (stat.framesDecoded ?? 0) > 0) return performance.now() - began;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });

/** The doctor rings, the patient accepts; then it is ended for both. */
async function round(doctor: Page, patient: Page, address: string): Promise<number> {
  for (const page of [patient, doctor]) {
    await page.goto(address);
    const check = page.getByRole('button', { name: say('check_open'), exact: true });
    const isReady = page.getByText(say('without_picture'), { exact: true }).or(page.locator('video'));
    await check.or(isReady).first().waitFor();
    if (!(await check.isVisible())) continue;
    await check.click();
    await press(page, 'go_on');
  }
  await press(doctor, 'ring_patient');
  const accept = patient.getByRole('button', { name: say('accept'), exact: true });
  await accept.waitFor();
  const began = performance.now();
  await accept.click();
  await firstFrame(patient);
  const took = performance.now() - began;
  await press(doctor, 'leave');
  await press(doctor, 'end_for_both');
  await patient.getByText(say('ended_title'), { exact: true }).waitFor();
  return took;
}

/** Two browsers with cameras that Chromium makes up: how long after 'Accept' the patient sees the doctor. */
export async function measureFirstFrame(cluster: Cluster): Promise<Figure[]> {
  await buildWebIfChanged(() => {});
  const { url, drop } = await cluster.clone(cluster.small);
  const server = await openLiveServer(url, cluster.folder, demoNow, webFolder);
  const executablePath = await findChromium();
  const browser = await chromium.launch({ args, ...(executablePath !== undefined && { executablePath }) });
  try {
    const origin = `http://localhost:${server.port}`;
    const password = 'Balsam#2026';
    const patient = await openAs(browser, origin, '/api/v1/auth/patient/login', {
      field_name: 'mrn_number',
      username: '1000001',
      password,
    });
    const doctor = await openAs(browser, origin, '/api/v2/auth/doctor/login', { doctor_id: 'D1001', password });
    await doctor.goto(`${origin}/doctor/appointments`);
    const address = await doctor.locator('a[href^="/tele-consultation/"]').first().getAttribute('href');
    const took: number[] = [];
    for (let n = 0; n < rounds; n += 1) took.push(await round(doctor, patient, `${origin}${address}`));
    return [
      {
        what: 'calls: from accepting to the first picture',
        measured: median(took),
        unit: 'ms',
        aim: { atMost: 4000 },
        binding: false,
        detail: `the median of ${rounds} calls between two browsers on this machine; the slowest ${Math.max(...took).toFixed(0)} ms`,
      },
    ];
  } finally {
    await browser.close();
    await server.close();
    await drop();
  }
}
