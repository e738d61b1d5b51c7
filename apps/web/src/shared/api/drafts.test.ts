import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser.testing.ts';
import { sara } from './sara.testing.ts';

let browser: ReturnType<typeof stubBrowser>;

/** The app as a page loads it. */
const load = async () => {
  vi.resetModules();
  return { ...(await import('./drafts.ts')), ...(await import('./session.ts')) };
};

beforeEach(() => {
  browser = stubBrowser();
});

test('a draft outlives a reload, and is gone once it was sent', async () => {
  const before = await load();
  before.startSession({ token: 't', user: sara }, true);
  before.keepDraft('note 1', { text: 'Better today' });
  before.keepDraft('note 2', { text: 'Fever' });
  const { readDraft, forgetDraft } = await load();
  expect(readDraft('note 1')).toEqual({ text: 'Better today' });
  forgetDraft('note 1');
  expect([readDraft('note 1'), readDraft('note 2')]).toEqual([undefined, { text: 'Fever' }]);
});

test('a draft is of the person whose profile is open, and nothing of it is left when the log-in ends', async () => {
  const { startSession, endSession, keepDraft, readDraft } = await load();
  startSession({ token: 't', user: sara }, true);
  keepDraft('note 1', { text: 'Better today' });
  startSession({ token: 't2', user: { ...sara, id: sara.id + 1 } }, true);
  expect(readDraft('note 1')).toBeUndefined();
  startSession({ token: 't', user: sara }, true);
  expect(readDraft('note 1')).toEqual({ text: 'Better today' });
  endSession();
  expect(browser.session.getItem('drafts')).toBeNull();
});

test('what a guest writes is kept nowhere', async () => {
  const { keepDraft } = await load();
  keepDraft('contact', { text: 'Good morning' });
  expect(browser.session.getItem('drafts')).toBeNull();
});

test('what cannot be read is as if it were not there', async () => {
  const { startSession, readDraft } = await load();
  startSession({ token: 't', user: sara }, true);
  browser.session.setItem('drafts', '{');
  expect(readDraft('note 1')).toBeUndefined();
});
