import { typedNumber } from '#shared/format/typed-number.ts';
import { priceIn } from './shop-search.ts';

/** A price as somebody types it, in digits of either kind, with or without separators; nothing when it is none that a product could cost. */
export const typedPrice = (typed: string): number | undefined => priceIn(typedNumber(typed));
