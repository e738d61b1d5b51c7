import type { CodePurpose } from '@balsam/domain/identity';

/** The refusal over the limits of a day. Who hands an order over cannot sign in with a password instead: theirs does not say so. */
export const tooMany = (...purposes: readonly CodePurpose[]): 'too_many_codes' | 'too_many_order_codes' =>
  purposes.includes('order') ? 'too_many_order_codes' : 'too_many_codes';
