import { halalas, sum, vatOf, type Halalas } from '../money/index.ts';

/** The offers of SPEC §3. Percentages are whole numbers from 1 to 100. */
export type Offer =
  /** So many percent off the line. */
  | { readonly type: 'FLAT_DISCOUNT'; readonly percent: number }
  /** Of every `buy` + `free` pieces, `free` cost nothing. */
  | { readonly type: 'BUNDLE_DISCOUNT'; readonly buy: number; readonly free: number }
  /** A fixed amount without VAT off a line that is worth `minimum` or more as a person reads it, with VAT (DECISIONS §15). */
  | { readonly type: 'VALUE_BASED_DISCOUNT'; readonly minimum: Halalas; readonly amount: Halalas };

export type OfferType = Offer['type'];

/** `percent` of an amount that is not negative, rounded half up. */
export function percentOf(amount: Halalas, percent: number): Halalas {
  const hundredths = amount * percent + 50;
  return halalas((hundredths - (hundredths % 100)) / 100);
}

type Line = { readonly unitPrice: Halalas; readonly quantity: number; readonly vatPercent: number };

const wholeLine = ({ unitPrice, quantity }: Line): Halalas => halalas(unitPrice * quantity);

function reduction(offer: Offer, line: Line): Halalas {
  const whole = wholeLine(line);
  if (offer.type === 'FLAT_DISCOUNT') return percentOf(whole, offer.percent);
  if (offer.type === 'VALUE_BASED_DISCOUNT')
    return sum([whole, vatOf(whole, line.vatPercent)]) >= offer.minimum ? offer.amount : halalas(0);
  const { unitPrice, quantity } = line;
  return halalas(unitPrice * offer.free * Math.floor(quantity / (offer.buy + offer.free)));
}

/** What an offer takes off a line, without VAT: never more than the line. `quantity` is a positive whole number. */
export function offerDiscount(offer: Offer | undefined, line: Line): Halalas {
  if (!offer) return halalas(0);
  return halalas(Math.min(reduction(offer, line), wholeLine(line)));
}
