import type { SettingType, SettingUnit, SettingValue } from '@balsam/domain/settings';
import { hideablePlaces } from '@balsam/domain/shell';
import { toLatinDigits } from '@balsam/domain/text';
import * as m from '#paraglide/messages.js';
import { digits, ltr, measure, money, number, percent } from '#shared/format/index.ts';
import { typedNumber } from '#shared/format/typed-number.ts';
import { getLocale, inLocale } from '#shared/i18n/locale.ts';

const units: Readonly<Record<SettingUnit, (value: number) => string>> = {
  minutes: (value) => measure(value, 'minute'),
  hours: (value) => measure(value, 'hour'),
  days: (value) => measure(value, 'day'),
  years: (value) => measure(value, 'year'),
  km: (value) => measure(value, 'kilometer'),
  percent,
  sar: money,
  points: (value) => number(value),
  count: (value) => number(value),
};

const placesText = (paths: string): string =>
  new Intl.ListFormat(getLocale(), { type: 'unit', style: 'short' }).format(
    hideablePlaces.filter(({ path }) => paths.split(',').includes(path)).map(({ en, ar }) => inLocale(en, ar)),
  );

/** The value of a setting as people read it, in the language of the screen. */
export const valueText = (type: SettingType, value: SettingValue): string => {
  if (type.kind === 'switch') return value === true ? m.staff_settings_on() : m.staff_settings_off();
  if (type.kind === 'number') return units[type.unit](Number(value));
  if (type.kind === 'places' && value === '') return m.staff_settings_no_places();
  if (value === '') return m.staff_settings_empty();
  if (type.kind === 'places') return placesText(String(value));
  if (type.kind === 'text') return String(value);
  return type.kind === 'time' ? digits(String(value)) : ltr(String(value));
};

/** What it may be, in a few words; nothing where that needs none. */
export const ruleText = (type: SettingType): string | undefined => {
  if (type.kind === 'number')
    return m.staff_settings_range({ min: valueText(type, type.min), max: valueText(type, type.max) });
  if (type.kind === 'vat_number') return m.staff_settings_vat_number();
  return type.kind === 'registration' ? m.staff_settings_registration() : undefined;
};

/** What was typed, in whichever digits, as the server takes it; a line of text as it is. */
export const typedValue = (type: SettingType, typed: string): SettingValue => {
  if (type.kind === 'text') return typed.trim();
  if (type.kind === 'number') return typedNumber(typed) ?? '';
  return toLatinDigits(typed.replaceAll(/\p{Cf}/gu, '')).trim();
};
