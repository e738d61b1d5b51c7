import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { fromSar } from '../money/index.ts';
import { registerPrice } from './register-price.ts';

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

/** Why a line of a register is not sold. The last two are faults of the line itself, which somebody has to look at. */
export type RegisterRefusal =
  | 'hospital_only'
  | 'controlled'
  | 'not_marketed'
  | 'not_valid'
  | 'price_out_of_range'
  | 'price_not_readable'
  | 'register_not_understood';

/**
 * Whether an entry of the register is sold in the shop (DECISIONS §9): pharmacies only, uncontrolled only, marketed and valid only, of a
 * sensible price. What it says of its state comes before its price: a suspended one is that, whatever it costs.
 */
export function mayBeSold(entry: RegisterEntry): Allowed<RegisterRefusal> {
  const number = entry.number.trim();
  if (!number || number.length > longestNumber || !(entry.name.trim() || entry.nameAr.trim()))
    return refused('register_not_understood');
  if (!is(entry.legalStatus, 'otc') && !is(entry.legalStatus, 'prescription'))
    return refused('register_not_understood');
  if (!is(entry.distribution, 'pharmacy')) return refused('hospital_only');
  if (!is(entry.control, 'uncontrolled')) return refused('controlled');
  if (!is(entry.marketing, 'marketed')) return refused('not_marketed');
  if (!is(entry.authorization, 'valid')) return refused('not_valid');
  const price = registerPrice(entry.price);
  if (price === 'unreadable') return refused('price_not_readable');
  if (price === 'missing' || price < fromSar(registerPrices.least) || price > fromSar(registerPrices.most))
    return refused('price_out_of_range');
  return allowed;
}
