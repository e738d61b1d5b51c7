import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { fromSar } from '../money/index.ts';
import { registerPrice } from './register-price.ts';
import { readStatus, type StatusColumn } from './register-status.ts';

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
const registerPrices = { least: 0.05, most: 20_000 } as const;

/** No register has longer numbers. */
const longestNumber = 60;

/** Why a line of a register is not sold. The last three are faults of the line itself, which somebody has to look at. */
export type RegisterRefusal =
  | 'hospital_only'
  | 'controlled'
  | 'not_marketed'
  | 'suspended'
  | 'cancelled'
  | 'not_valid'
  | 'price_out_of_range'
  | 'price_not_readable'
  | 'status_not_understood'
  | 'register_not_understood';

/**
 * Whether a refusal is a word of the authority on the safety of a medicine: whoever has it is told, also after the order is over. The others
 * say that it is not sold, or not here.
 */
export const isRecall = (refusal: string): boolean => refusal === 'suspended' || refusal === 'cancelled';

const statusColumns = ['distribution', 'control', 'marketing', 'authorization'] as const satisfies StatusColumn[];

/** The first column of an entry whose state nobody can read; undefined when each of them is known. What is left empty is not sold either. */
export function unknownStatus(entry: RegisterEntry): StatusColumn | undefined {
  if (entry.authorization.trim() === '') return 'authorization';
  return statusColumns.find((column) => readStatus[column](entry[column]) === 'unknown');
}

/** Whether it says what it is called, and to whom it is sold. */
function isUnderstood({ name, nameAr, legalStatus }: RegisterEntry): boolean {
  const isNamed = name.trim() !== '' || nameAr.trim() !== '';
  return isNamed && ['otc', 'prescription'].includes(readStatus.legalStatus(legalStatus));
}

/** Why the states of an entry do not allow it to be sold, or cannot be told; undefined when they do. */
function refusedStatus(entry: RegisterEntry): RegisterRefusal | undefined {
  const authorization = readStatus.authorization(entry.authorization);
  if (authorization === 'suspended' || authorization === 'cancelled') return authorization;
  if (!isUnderstood(entry)) return 'register_not_understood';
  if (unknownStatus(entry) !== undefined) return 'status_not_understood';
  if (readStatus.distribution(entry.distribution) !== 'pharmacy') return 'hospital_only';
  if (readStatus.control(entry.control) !== 'uncontrolled') return 'controlled';
  if (readStatus.marketing(entry.marketing) !== 'marketed') return 'not_marketed';
  return authorization === 'valid' ? undefined : 'not_valid';
}

/**
 * Whether an entry of the register is sold in the shop (DECISIONS §9): pharmacies only, uncontrolled only, marketed and valid only, of a
 * sensible price. What it says of its state comes before its price, and its suspension before all: a suspended one is that, whatever else
 * is said of it.
 */
export function mayBeSold(entry: RegisterEntry): Allowed<RegisterRefusal> {
  const number = entry.number.trim();
  if (!number || number.length > longestNumber) return refused('register_not_understood');
  const status = refusedStatus(entry);
  if (status) return refused(status);
  const price = registerPrice(entry.price);
  if (price === 'unreadable') return refused('price_not_readable');
  if (price === 'missing' || price < fromSar(registerPrices.least) || price > fromSar(registerPrices.most))
    return refused('price_out_of_range');
  return allowed;
}
