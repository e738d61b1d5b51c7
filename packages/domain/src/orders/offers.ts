import { halalas, type Halalas } from '../money/index.ts';

/** The offers of SPEC §3. Percentages are whole numbers from 1 to 100. */
export type Offer =
  /** So many percent off the line. */
  | { readonly type: 'FLAT_DISCOUNT'; readonly percent: number }
  /** Of every `buy` + `free` pieces, `free` cost nothing. */
  | { readonly type: 'BUNDLE_DISCOUNT'; readonly buy: number; readonly free: number }
  /** A fixed amount off a line that is worth `minimum` or more, both without VAT. */
  | { readonly type: 'VALUE_BASED_DISCOUNT'; readonly minimum: Halalas; readonly amount: Halalas };

export type OfferType = Offer['type'];

/** `percent` of an amount that is not negative, rounded half up. */
export function percentOf(amount: Halalas, percent: number): Halalas {
  const hundredths = amount * percent + 50;
  return halalas((hundredths - (hundredths % 100)) / 100);
}

const wholeLine = (unitPrice: Halalas, quantity: number): Halalas => halalas(unitPrice * quantity);

function reduction(offer: Offer, unitPrice: Halalas, quantity: number): Halalas {
  const whole = wholeLine(unitPrice, quantity);
  if (offer.type === 'FLAT_DISCOUNT') return percentOf(whole, offer.percent);
  if (offer.type === 'VALUE_BASED_DISCOUNT') return whole >= offer.minimum ? offer.amount : halalas(0);
  return halalas(unitPrice * offer.free * Math.floor(quantity / (offer.buy + offer.free)));
}

/** What an offer takes off a line, without VAT: never more than the line. `quantity` is a positive whole number. */
export function offerDiscount(
  offer: Offer | undefined,
  line: { readonly unitPrice: Halalas; readonly quantity: number },
): Halalas {
  if (!offer) return halalas(0);
  const { unitPrice, quantity } = line;
  return halalas(Math.min(reduction(offer, unitPrice, quantity), wholeLine(unitPrice, quantity)));
}
