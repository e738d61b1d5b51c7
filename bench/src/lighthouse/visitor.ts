import { chromium } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { demoNow } from '../../../apps/server/test/databases.ts';
import { findChromium } from '../../../e2e/support/browser.ts';

/** What a browser keeps of a log-in. */
export type LogIn = { readonly token: string; readonly user: unknown };
type Kept = { readonly offset: number; readonly language: string; readonly who: LogIn | null };

/** Runs in the page before its own scripts: the server's clock, the language that was chosen last, and the log-in. */
function prepare({ offset, language, who }: Kept): void {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given: []) {
      super(...((given.length === 0 ? [Real.now() + offset] : given) as []));
    }
    static override now(): number {
      return Real.now() + offset;
    }
  } as DateConstructor;
  localStorage.setItem('layout', language);
  if (!who) return;
  localStorage.setItem('token', who.token);
  localStorage.setItem('userInfo', JSON.stringify(who.user));
}

/** The Chromium of the journeys, under the driver that Lighthouse knows. It takes the certificate of `front.ts`, for service workers too. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = (await findChromium()) ?? chromium.executablePath();
  return puppeteer.launch({ executablePath, args: ['--no-sandbox', '--ignore-certificate-errors'] });
}

/** Logs in over HTTP, as the app does. */
export async function logIn(origin: string, mrn: string, password: string): Promise<LogIn> {
  const reply = await fetch(`${origin}/api/v1/auth/patient/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ field_name: 'mrn_number', username: mrn, password }),
  });
  const { data } = (await reply.json()) as { data: { access_token: string; user: unknown } };
  return { token: data.access_token, user: data.user };
}

/** A tab of somebody who has been here before, as far as language and log-in go; nothing else is kept from an earlier visit. */
export async function openTab(browser: Pick<Browser, 'newPage'>, language: string, who: LogIn | null): Promise<Page> {
  const page = await browser.newPage();
  const offset = demoNow.getTime() - Date.now();
  await page.evaluateOnNewDocument(prepare, { offset, language, who });
  return page;
}
