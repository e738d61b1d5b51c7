import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { isEmail } from '../identity/index.ts';
import { isPlainText } from '../text/index.ts';
import type { SettingDefinition, SettingType, SettingValue } from './definition.ts';
import { hideablePlaces } from '../shell/index.ts';
import { settingDefinitions, type SettingTitle } from './definitions.ts';

type SettingRefusal =
  | 'setting_not_valid'
  | 'setting_out_of_range'
  | 'setting_out_of_order'
  | 'setting_times_out_of_order';

const definitions: Readonly<Record<string, SettingDefinition>> = settingDefinitions;

/** The definition of a title, or undefined when an administrator may not change such a setting. */
export const settingDefinition = (title: string): SettingDefinition | undefined =>
  Object.hasOwn(definitions, title) ? definitions[title] : undefined;

export const isSettingTitle = (title: string): title is SettingTitle => settingDefinition(title) !== undefined;

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** A short number such as 997, or a number with its country. */
const phone = /^(?:\+[1-9]\d{7,14}|\d{3,6}|92\d{7}|800\d{7})$/;

/** A host of the public net and a path, without user, port, query or fragment. */
const link = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?:\/[\w@.~-]*)*$/i;

const arePlaces = (value: string): boolean => {
  const paths = value === '' ? [] : value.split(',');
  return paths.every((path, at) => hideablePlaces.some((place) => place.path === path) && paths.indexOf(path) === at);
};

const vatNumber = /^3\d{13}3$/;
const registration = /^\d{10}$/;

const arabicLetter = /\p{Script=Arabic}/u;
const latinLetter = /\p{Script=Latin}/u;

/** In its language: Arabic may hold a Latin name or number, English no Arabic letter. */
const isLineOf = ({ most, language }: Extract<SettingType, { readonly kind: 'text' }>, value: string): boolean =>
  value.length <= most &&
  isPlainText(value) &&
  (language === 'ar' ? arabicLetter.test(value) : latinLetter.test(value) && !arabicLetter.test(value));

type TextType = Exclude<SettingType, { readonly kind: 'number' | 'switch' }>;

const textIsValid = (type: TextType, value: string): boolean => {
  if (type.kind === 'time') return time.test(value);
  if (type.kind === 'email') return isEmail(value);
  if (type.kind === 'link') return value === '' || link.test(value);
  if (type.kind === 'places') return arePlaces(value);
  if (type.kind === 'text') return isLineOf(type, value);
  if (type.kind === 'vat_number') return vatNumber.test(value);
  if (type.kind === 'registration') return registration.test(value);
  return phone.test(value) || (type.isOptional === true && value === '');
};

const isOf = (value: number, decimals = 0): boolean =>
  Number.isFinite(value) && Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6;

function checkValue(type: SettingType, value: SettingValue): Allowed<SettingRefusal> {
  if (type.kind === 'switch') return typeof value === 'boolean' ? allowed : refused('setting_not_valid');
  if (type.kind !== 'number')
    return typeof value === 'string' && textIsValid(type, value) ? allowed : refused('setting_not_valid');
  if (typeof value !== 'number' || !isOf(value, type.decimals)) return refused('setting_not_valid');
  const { min, max } = type;
  return value < min || value > max ? refused('setting_out_of_range', { min, max }) : allowed;
}

/** A greater one, or for times the same as well, is out of order: a day that opens when it closes has no hours. */
function orderRefusal(
  lower: SettingValue | undefined,
  upper: SettingValue | undefined,
): 'setting_out_of_order' | 'setting_times_out_of_order' | undefined {
  if (typeof lower === 'number' && typeof upper === 'number') return lower > upper ? 'setting_out_of_order' : undefined;
  const areTimes = typeof lower === 'string' && typeof upper === 'string';
  return areTimes && lower >= upper ? 'setting_times_out_of_order' : undefined;
}

/** Refused with the names of the two settings that do not stand in their order: that of `title` and the one below or above it. */
function checkOrder(title: string, values: Readonly<Record<string, SettingValue>>): Allowed<SettingRefusal> {
  for (const [name, { below, label }] of Object.entries(definitions)) {
    const upper = below === undefined || ![name, below].includes(title) ? undefined : definitions[below];
    if (below === undefined || !upper) continue;
    const code = orderRefusal(values[name], values[below]);
    if (code)
      return refused(code, { lower: label.en, lower_ar: label.ar, upper: upper.label.en, upper_ar: upper.label.ar });
  }
  return allowed;
}

/**
 * Whether a setting may become `value`, beside the values that the others have now (D13.07). A setting without a definition may not be
 * changed at all.
 */
export function checkSetting(
  title: string,
  value: SettingValue,
  others: Readonly<Record<string, SettingValue>>,
): Allowed<SettingRefusal> {
  const definition = settingDefinition(title);
  if (!definition) return refused('setting_not_valid');
  const verdict = checkValue(definition.type, value);
  if (!verdict.ok) return verdict;
  return checkOrder(title, { ...others, [title]: value });
}
