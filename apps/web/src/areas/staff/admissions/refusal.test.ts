import { admissionsErrors } from '@balsam/contract/errors/admissions';
import { commonErrors } from '@balsam/contract/errors/common';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { failureOf } from '#shared/api/api-error.ts';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { errorsOf } from './refusal.ts';

const errors = { ...admissionsErrors, not_found: commonErrors.not_found };

beforeEach(() => {
  stubBrowser('/staff/admissions');
  changeLocale('en');
});

test.each([
  ['not_found', 'mrn_number', (): string => m.admissions_unknown()],
  ['responsible_locked', 'doctor_id', (): string => errors.responsible_locked.en],
  ['bed_taken', 'bed', (): string => errors.bed_taken.en],
] as const)('%s is said under %s', (code, field, sentence) => {
  const { http, en, ar } = errors[code];
  const { of, isPlaced } = errorsOf(failureOf(http, { code, message: en, message_ar: ar }));
  expect(isPlaced).toBe(true);
  const said = ['mrn_number', 'doctor_id', 'bed'].flatMap((name) => (of(name) === undefined ? [] : [[name, of(name)]]));
  expect(said).toEqual([[field, sentence()]]);
});
