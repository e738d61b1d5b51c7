import type { SettingType, SettingUnit, SettingValue } from '@balsam/domain/settings';
import * as m from '#paraglide/messages.js';
import { digits, ltr, measure, money, number, percent } from '#shared/format/index.ts';

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

/** The value of a setting as people read it, in the language of the screen. */
export const valueText = (type: SettingType, value: SettingValue): string => {
  if (type.kind === 'switch') return value === true ? m.staff_settings_on() : m.staff_settings_off();
  if (type.kind === 'number') return units[type.unit](Number(value));
  if (value === '') return m.staff_settings_empty();
  return type.kind === 'time' ? digits(String(value)) : ltr(String(value));
};

/** Between which values it may be; nothing for what is no number. */
export const rangeText = (type: SettingType): string | undefined =>
  type.kind === 'number'
    ? m.staff_settings_range({ min: valueText(type, type.min), max: valueText(type, type.max) })
    : undefined;

/** What was typed, with Arabic digits and the Arabic decimal sign as well as Latin ones, as the server takes it. */
export const typedValue = (type: SettingType, typed: string): SettingValue => {
  const latin = typed
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll('٫', '.')
    .trim();
  if (type.kind !== 'number') return latin;
  return latin === '' ? latin : Number(latin);
};
