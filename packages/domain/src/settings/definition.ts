/** What a setting measures; decides how it is shown and typed. */
export type SettingUnit = 'minutes' | 'hours' | 'days' | 'years' | 'percent' | 'sar' | 'km' | 'points' | 'count';

/** What a setting may be. Numbers are whole unless `decimals` says otherwise; a time is Riyadh's wall clock, `HH:mm`. */
export type SettingType =
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly unit: SettingUnit;
      readonly decimals?: 2;
    }
  | { readonly kind: 'switch' }
  | { readonly kind: 'time' }
  /** An optional one may be empty: then nothing is shown. */
  | { readonly kind: 'phone'; readonly isOptional?: true }
  | { readonly kind: 'email' }
  /** A page elsewhere, by https; may be empty: then nothing is shown. */
  | { readonly kind: 'link' }
  /** Some of `hideablePlaces`, by their paths, with commas between. */
  | { readonly kind: 'places' }
  /** A line of `most` characters in this language. It cannot be emptied again: nothing stands there only before it is first set. */
  | { readonly kind: 'text'; readonly most: number; readonly language: 'ar' | 'en' }
  /** Of the tax authority: 15 digits that begin and end with 3. */
  | { readonly kind: 'vat_number' }
  /** Of a commercial registration: ten digits. */
  | { readonly kind: 'registration' };

export const settingGroups = [
  'contact',
  'menu',
  'booking',
  'money',
  'invoices',
  'pharmacy',
  'delivery',
  'records',
  'retention',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

type Words = { readonly en: string; readonly ar: string };

/** A setting of the system: where it stands on the page, what it may be, and what it does in both languages. */
export type SettingDefinition = {
  readonly group: SettingGroup;
  readonly type: SettingType;
  readonly label: Words;
  /** What changes when it is changed. */
  readonly effect: Words;
  /** The setting that this one may not exceed, or not reach where both are times. */
  readonly below?: string;
};

export type SettingValue = string | number | boolean;
