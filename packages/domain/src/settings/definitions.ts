import type { SettingDefinition } from './definition.ts';
import { menu, social } from './definitions/menu.ts';
import { money } from './definitions/money.ts';
import { delivery, pharmacy } from './definitions/pharmacy.ts';
import { seller } from './definitions/seller.ts';
import { booking, contact, records } from './definitions/visits.ts';

/**
 * The settings that an administrator may change, by their titles: the rows of the table `setting` with the bounds of their values. What
 * stands there and not here (the currency) is fixed.
 */
export const settingDefinitions = {
  ...contact,
  ...social,
  ...menu,
  ...booking,
  ...money,
  ...seller,
  ...pharmacy,
  ...delivery,
  ...records,
} as const satisfies Readonly<Record<string, SettingDefinition>>;

export type SettingTitle = keyof typeof settingDefinitions;
