import * as m from '#paraglide/messages.js';
import { digits } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import type { Operation } from './queries.ts';

/** What was charged in the end of a payment that was cancelled: nothing, or what went back, in the server's words. */
export const chargedText = ({ refund_to: to, operation_message: en, operation_message_ar: ar }: Operation): string =>
  to === null ? m.billing_nothing_charged() : inLocale(en, digits(ar));

/** Whether it may be paid again from here: the products of an order whose money went back are in no cart. */
export const hasRetry = ({ purpose, refund_to: to }: Operation): boolean =>
  purpose !== 'wallet' && !(purpose === 'order' && to !== null);
