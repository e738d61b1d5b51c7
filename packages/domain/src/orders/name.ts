import { toArabicDigits } from '../text/index.ts';

/** A text in both languages. */
export type LocalizedText = { readonly en: string; readonly ar: string };

/** The number of an order on the wire: `BLS-000123`. */
export const orderNumber = (id: number): string => `BLS-${String(id).padStart(6, '0')}`;

/** How a sentence that has the word 'order' already goes on to say which: `#21`, `٢١`. */
export const orderMark = (id: number): LocalizedText => ({ en: `#${id}`, ar: toArabicDigits(String(id)) });

/** What an order is called where its name stands by itself: `Order #21`, `الطلب ٢١`. */
export function orderName(id: number): LocalizedText {
  const mark = orderMark(id);
  return { en: `Order ${mark.en}`, ar: `الطلب ${mark.ar}` };
}

const wordsBefore = /^(?:order|الطلب|طلب)?\s*#?\s*(?=\d+$)/iu;

/** What is left of a name of an order that somebody typed when its words are taken away; anything else stays as it is. */
export const withoutOrderWords = (typed: string): string => typed.replace(wordsBefore, '');
