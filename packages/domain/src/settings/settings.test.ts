import { expect, test } from 'vitest';
import { requiredProof } from '../delivery/index.ts';
import { halalas } from '../money/index.ts';
import { checkSetting, settingDefinitions, settingGroups } from './index.ts';

const codeOf = (title: string, value: string | number | boolean, others = {}) => {
  const verdict = checkSetting(title, value, others);
  return verdict.ok ? 'allowed' : verdict.code;
};

test.each([
  ['VAT_PERCENT', 0, 'allowed'],
  ['VAT_PERCENT', 50, 'allowed'],
  ['VAT_PERCENT', 51, 'setting_out_of_range'],
  ['VAT_PERCENT', -1, 'setting_out_of_range'],
  ['VAT_PERCENT', 1500, 'setting_out_of_range'],
  ['VAT_PERCENT', 7.5, 'setting_not_valid'],
  ['VAT_PERCENT', '15', 'setting_not_valid'],
  ['VAT_PERCENT', true, 'setting_not_valid'],
  ['VAT_PERCENT', Number.NaN, 'setting_not_valid'],
  ['DELIVERY_FEE', 12.5, 'allowed'],
  ['DELIVERY_FEE', 12.55, 'allowed'],
  ['DELIVERY_FEE', 12.555, 'setting_not_valid'],
  ['CONTACT_NUMBER', '+966115550100', 'allowed'],
  ['CONTACT_NUMBER', '920001234', 'allowed'],
  ['CONTACT_NUMBER', 'call us', 'setting_not_valid'],
  ['EMERGENCY_NUMBER', '997', 'allowed'],
  ['EMERGENCY_NUMBER', '', 'setting_not_valid'],
  ['CHILD_HELP_NUMBER', '', 'allowed'],
  ['CHILD_HELP_NUMBER', ' ', 'setting_not_valid'],
  ['CONTACT_EMAIL', 'care@balsam.example', 'allowed'],
  ['CONTACT_EMAIL', 'care', 'setting_not_valid'],
  ['SOCIAL_X', '', 'allowed'],
  ['SOCIAL_X', 'https://x.com/balsam_care', 'allowed'],
  ['SOCIAL_YOUTUBE', 'https://www.youtube.com/@balsam', 'allowed'],
  ['SOCIAL_X', 'http://x.com/balsam', 'setting_not_valid'],
  ['SOCIAL_X', 'javascript:alert(1)', 'setting_not_valid'],
  ['SOCIAL_X', 'https://user@x.com/', 'setting_not_valid'],
  ['SOCIAL_X', 'https://x.com/?a="><script>', 'setting_not_valid'],
  ['HIDDEN_MENU_ITEMS', '', 'allowed'],
  ['HIDDEN_MENU_ITEMS', '/lab-works,/find-a-specialist?method=home-healthcare', 'allowed'],
  ['HIDDEN_MENU_ITEMS', '/lab-works,/lab-works', 'setting_not_valid'],
  ['HIDDEN_MENU_ITEMS', '/dashboard', 'setting_not_valid'],
  ['HIDDEN_MENU_ITEMS', ',', 'setting_not_valid'],
  ['TAX_SELLER_VAT_NUMBER', '312345678900003', 'allowed'],
  ['TAX_SELLER_VAT_NUMBER', '212345678900003', 'setting_not_valid'],
  ['TAX_SELLER_VAT_NUMBER', '312345678900002', 'setting_not_valid'],
  ['TAX_SELLER_VAT_NUMBER', '31234567890003', 'setting_not_valid'],
  ['TAX_SELLER_VAT_NUMBER', '', 'setting_not_valid'],
  ['TAX_SELLER_REGISTRATION', '1010123456', 'allowed'],
  ['TAX_SELLER_REGISTRATION', '101012345', 'setting_not_valid'],
  ['TAX_SELLER_NAME', 'Noor Hospital Company', 'allowed'],
  ['TAX_SELLER_NAME', 'شركة نور', 'setting_not_valid'],
  ['TAX_SELLER_NAME', 'x'.repeat(121), 'setting_not_valid'],
  ['TAX_SELLER_NAME', '', 'setting_not_valid'],
  ['TAX_SELLER_NAME_AR', 'شركة نور الطبية', 'allowed'],
  ['TAX_SELLER_NAME_AR', 'Noor', 'setting_not_valid'],
  ['TAX_SELLER_ADDRESS', 'Olaya Street 7, Riyadh 12211', 'allowed'],
  ['TAX_SELLER_ADDRESS', 'Olaya Street\nRiyadh', 'setting_not_valid'],
  ['TAX_SELLER_ADDRESS_AR', 'شارع العليا 7، الرياض 12211', 'allowed'],
  ['CURRENCY', 'USD', 'setting_not_valid'],
  ['toString', 1, 'setting_not_valid'],
] as const)('D13.07 %s as %s: %s', (title, value, verdict) => {
  expect(codeOf(title, value)).toBe(verdict);
});

test('D13.07 a least amount does not pass the largest one, whichever of the two is changed', () => {
  const now = { TAMARA_MINIMUM: 99, TAMARA_MAXIMUM: 2000 };
  expect(codeOf('TAMARA_MINIMUM', 2000, now)).toBe('allowed');
  expect(codeOf('TAMARA_MINIMUM', 2000.01, now)).toBe('setting_out_of_order');
  expect(codeOf('TAMARA_MAXIMUM', 98.99, now)).toBe('setting_out_of_order');
  expect(codeOf('TAMARA_MAXIMUM', 99, now)).toBe('allowed');
});

test('each setting is described in both languages, stands in a group, and is below one that exists', () => {
  const above = Object.values(settingDefinitions).flatMap((each) => ('below' in each ? [each.below] : []));
  expect(Object.keys(settingDefinitions)).toEqual(expect.arrayContaining(above));
  for (const definition of Object.values(settingDefinitions)) {
    expect(settingGroups).toContain(definition.group);
    for (const text of [definition.label, definition.effect]) {
      expect(text.en).not.toMatch(/\p{Script=Arabic}/u);
      expect(text.ar).toMatch(/\p{Script=Arabic}/u);
    }
  }
});

test('D13.07 the amount from which on a photo is taken is told as one that counts itself', () => {
  const from = halalas(500_00);
  expect([499_99, 500_00].map((total) => requiredProof(halalas(total), [], from).photo)).toEqual([false, true]);
  const { effect } = settingDefinitions.PROOF_PHOTO_FROM_SAR;
  expect(effect).toEqual({ en: expect.stringContaining('or more'), ar: expect.stringContaining('أو تزيد عليه') });
});

test('D13.07 what is on or off takes no number and no text', () => {
  const verdicts = [true, false, 1, 'true'].map((value) => codeOf('VACCINE_SCHEDULE_CONFIRMED', value));
  expect(verdicts).toEqual(['allowed', 'allowed', 'setting_not_valid', 'setting_not_valid']);
});
