import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { removeChallenge, storeChallenge, readChallenge } from './challenge.ts';

const challenge = { challenge: 'a', expires_at: '2027-01-10T07:10:00.000Z' };
let browser: ReturnType<typeof stubBrowser>;

beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => vi.unstubAllGlobals());

test('nothing, or what is no challenge, is none', () => {
  const now = new Date('2027-01-10T07:00:00Z');
  expect(readChallenge(now)).toBeUndefined();
  for (const kept of ['', '{', '7', '{}', '{"challenge":1}', '{"challenge":"a"}']) {
    browser.session.setItem('staffChallenge', kept);
    expect(readChallenge(now)).toBeUndefined();
  }
});

test('it is there after a reload until its time is over, in this tab alone', () => {
  storeChallenge(challenge);
  expect(readChallenge(new Date('2027-01-10T07:09:59.999Z'))).toEqual(challenge);
  expect(readChallenge(new Date('2027-01-10T07:10:00Z'))).toBeUndefined();
  expect(browser.local.getItem('staffChallenge')).toBeNull();
  removeChallenge();
  expect(readChallenge(new Date('2027-01-10T07:00:00Z'))).toBeUndefined();
});
