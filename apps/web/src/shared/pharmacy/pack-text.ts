import { strengthInArabic, type Pack } from '@balsam/domain/catalogue';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';

/** A strength or a size as a package in this language has it: `500 mg`. */
export const measureText = (measure: string): string => inLocale(measure, strengthInArabic(measure));

/** `24 pieces` or `100 ml`; empty where nobody knows. */
export const packText = ({ count, size }: Pack): string =>
  count === null ? measureText(size) : m.pharmacy_pieces({ count, shown: number(count) });
