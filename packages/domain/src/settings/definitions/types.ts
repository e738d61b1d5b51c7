import type { SettingType, SettingUnit } from '../definition.ts';

/** A whole number. */
export const number = (min: number, max: number, unit: SettingUnit): SettingType => ({
  kind: 'number',
  min,
  max,
  unit,
});

/** Riyals, with halalas. */
export const sar = (min: number, max: number): SettingType => ({ kind: 'number', min, max, unit: 'sar', decimals: 2 });
