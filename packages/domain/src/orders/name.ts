import { normaliseArabic, toArabicDigits } from '../text/index.ts';

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

/** What comes before the number where people say which order they mean, normalised: `Order no. #21`, `رقم الطلب: ٢١`, `BLS-000021`. */
const wordsBefore = /^(?:(?:order|الطلب|طلب|طلبيه|رقم|no\.?|number|bls)[\s:-]*)*#?\s*(?=\d+$)/iu;
/** A phone is digits, as they are grouped or dialled; anything else is no part of one. */
const phoneLike = /^[+\d\s()-]+$/;
const fewestDigits = 4;
const countryBefore = /^(?:00966|966|0)(?=\d{5})/;
const mostWords = 6;

/** What somebody may mean who looks for an order: by its number, a phone (without its country) or words of a name. */
type OrderQuery = {
  readonly number: number | undefined;
  readonly phone: string | undefined;
  /** Normalised; none of a number. */
  readonly words: readonly string[];
};

/** Reads what a caller, a pharmacist or a rider typed for an order, in the digits and spellings of either language. */
export function readOrderQuery(typed: string): OrderQuery {
  const text = normaliseArabic(typed);
  const bare = text.replace(wordsBefore, '');
  const isNumber = /^\d{1,12}$/.test(bare);
  const digits = text.replaceAll(/\D/g, '').replace(countryBefore, '');
  const isPhone = phoneLike.test(text) && digits.length >= fewestDigits;
  return {
    number: isNumber ? Number(bare) : undefined,
    phone: isPhone ? digits : undefined,
    words:
      isNumber || isPhone
        ? []
        : text
            .split(/[\s-]+/)
            .filter((word) => word !== '')
            .slice(0, mostWords),
  };
}
