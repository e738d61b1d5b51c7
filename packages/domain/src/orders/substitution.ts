import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { halalas, sum, vatOf, type Halalas } from '../money/index.ts';
import { offerDiscount, type Offer } from './offers.ts';
import type { OrderState } from './state.ts';
import type { PricedLine } from './totals.ts';
import { handsOut } from './withdrawal.ts';

/** How long the patient has to answer where the setting is missing. */
export const defaultSubstituteMinutes = 120;

/** What decides whether one product may stand in for another. An empty text or no count is not known. */
export type Substitutable = {
  readonly id: number;
  readonly name: string;
  readonly substance: string;
  readonly strength: string;
  readonly form: string;
  readonly packCount: number | null;
  readonly packSize: string;
  readonly isPrescription: boolean;
  readonly vatPercent: number;
};

/** Words of a name that say how fast the substance is released or where, and what its form really is; products of one form of the catalogue differ by them. */
const formWords = new Set(
  'xr xl sr mr er cr pr la lp od ir dr ec retard chrono chronos prolonged sustained extended modified controlled delayed release enteric gastro resistant depot durules oros forte cream ointment suspension syrup solution effervescent chewable dispersible orodispersible sublingual'.split(
    ' ',
  ),
);

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

const formInNameOf = ({ name }: Substitutable): string =>
  [...new Set(name.toLowerCase().match(/[a-z]+/g))]
    .filter((word) => formWords.has(word))
    .toSorted()
    .join(' ');

const isKnownAndSame = (one: string, other: string): boolean => plain(one) !== '' && plain(one) === plain(other);

const isSamePack = (one: Substitutable, other: Substitutable): boolean =>
  (one.packCount !== null || plain(one.packSize) !== '') &&
  one.packCount === other.packCount &&
  plain(one.packSize) === plain(other.packSize);

/**
 * Whether a product may stand in for another one (D15.07): same substance, strength, form and count, released alike, under the same rule of
 * prescription and VAT. What the catalogue does not know is not the same.
 */
export function maySubstitute(
  wanted: Substitutable,
  other: Substitutable,
): Allowed<'substitute_not_same' | 'substitute_other_class'> {
  const isSame =
    wanted.id !== other.id &&
    isKnownAndSame(wanted.substance, other.substance) &&
    isKnownAndSame(wanted.strength, other.strength) &&
    wanted.form === other.form &&
    wanted.form !== 'other' &&
    isSamePack(wanted, other) &&
    formInNameOf(wanted) === formInNameOf(other);
  if (!isSame) return refused('substitute_not_same');
  const isOneClass = wanted.isPrescription === other.isPrescription && wanted.vatPercent === other.vatPercent;
  return isOneClass ? allowed : refused('substitute_other_class');
}

const openStates: ReadonlySet<OrderState> = new Set(['placed', 'confirmed', 'processed', 'ready_to_ship']);

/** Whether a substitute may be proposed for a line of an order: until it is sent out. */
export const mayPropose = (state: OrderState | null): Allowed<'order_move_refused'> =>
  state !== null && openStates.has(state) ? allowed : refused('order_move_refused');

/** Whether a move waits for what the patient answers about a substitute: the branch prepares the rest, and nothing leaves it. */
export const waitsForAnswer = (from: OrderState, to: OrderState): boolean =>
  handsOut(from, to) && to !== 'confirmed' && to !== 'processed';

/** A line as it was sold; amounts of the whole line. */
type SoldLine = Pick<PricedLine, 'gross' | 'offerDiscount' | 'net' | 'couponShare' | 'vat' | 'total'> & {
  readonly unitPrice: Halalas;
  readonly quantity: number;
  readonly vatPercent: number;
};

/**
 * What a substitute costs the patient in place of a line (D15.07): as much as the line, or less when it is cheaper by its own price and offer.
 * A promo code takes off its share of the line still, rounded up.
 */
export function substitutePrice(
  line: SoldLine,
  { unitPrice, offer }: { readonly unitPrice: Halalas; readonly offer: Offer | undefined },
): Omit<SoldLine, 'quantity' | 'vatPercent'> & { readonly isOwnPrice: boolean } {
  const { quantity, vatPercent, ...paid } = line;
  const gross = halalas(unitPrice * quantity);
  const discount = offerDiscount(offer, { unitPrice, quantity, vatPercent });
  const net = halalas(gross - discount);
  if (net >= paid.net) return { ...paid, isOwnPrice: false };
  const couponShare = halalas(Math.ceil((paid.couponShare * net) / paid.net));
  const taxed = halalas(net - couponShare);
  const vat = vatOf(taxed, vatPercent);
  return {
    unitPrice,
    gross,
    offerDiscount: discount,
    net,
    couponShare,
    vat,
    total: sum([taxed, vat]),
    isOwnPrice: true,
  };
}
