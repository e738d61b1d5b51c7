import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { fromSar, halalas, type Halalas } from '../money/index.ts';

/** What a register of medicines says of one of them, in its own words. */
export type RegisterEntry = {
  readonly number: string;
  readonly name: string;
  readonly nameAr: string;
  readonly legalStatus: string;
  readonly control: string;
  readonly distribution: string;
  readonly marketing: string;
  readonly authorization: string;
  readonly price: string;
};

/** The cheapest and dearest that the shop takes over (DECISIONS §9), in SAR. */
export const registerPrices = { least: 0.05, most: 20_000 } as const;

const is = (said: string, meant: string): boolean => said.trim().toLowerCase() === meant;

/** No register has longer numbers. */
const longestNumber = 60;

/** The price without VAT; undefined when it is none, or has parts of a halala that are no rounding noise. */
export function registerPrice(said: string): Halalas | undefined {
  const text = said.trim();
  if (!/^\d{1,6}(?:\.\d{1,4})?$/.test(text)) return undefined;
  return halalas(Math.round(Number(text) * 100));
}

/**
 * Whether an entry of the register is sold in the shop (DECISIONS §9): pharmacies only, uncontrolled only, marketed and valid only, of a
 * sensible price. The codes are reasons to leave it out; `register_not_understood` is a fault of the line.
 */
export function mayBeSold(
  entry: RegisterEntry,
): Allowed<
  'hospital_only' | 'controlled' | 'not_marketed' | 'not_valid' | 'price_out_of_range' | 'register_not_understood'
> {
  const price = registerPrice(entry.price);
  const number = entry.number.trim();
  if (!number || number.length > longestNumber || !(entry.name.trim() || entry.nameAr.trim()))
    return refused('register_not_understood');
  if (!is(entry.legalStatus, 'otc') && !is(entry.legalStatus, 'prescription'))
    return refused('register_not_understood');
  if (!is(entry.distribution, 'pharmacy')) return refused('hospital_only');
  if (!is(entry.control, 'uncontrolled')) return refused('controlled');
  if (!is(entry.marketing, 'marketed')) return refused('not_marketed');
  if (!is(entry.authorization, 'valid')) return refused('not_valid');
  if (price === undefined || price < fromSar(registerPrices.least) || price > fromSar(registerPrices.most))
    return refused('price_out_of_range');
  return allowed;
}
