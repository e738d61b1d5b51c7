import { ovrErrors } from '@balsam/contract/errors/ovr';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { failureOf } from '#shared/api/api-error.ts';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { errorAt } from './error-at.ts';

beforeEach(() => {
  stubBrowser('/doctor/ovr');
  changeLocale('en');
});

const refused = (code: 'ovr_incomplete' | 'ovr_in_future', path: string) => {
  const { en, ar } = ovrErrors[code];
  const said = { code, message: en, message_ar: ar };
  return failureOf(422, { ...said, errors: [{ path, ...said }] });
};

test('a field that was left empty is to be completed', () => {
  expect(errorAt(refused('ovr_incomplete', 'what'), 'what')).toBe(m.ovr_required());
  expect(errorAt(refused('ovr_incomplete', 'what'), 'location')).toBeUndefined();
});

test('under a filled field stands why it was refused', () => {
  expect(errorAt(refused('ovr_in_future', 'happened_at'), 'happened_at')).toBe(ovrErrors.ovr_in_future.en);
});
