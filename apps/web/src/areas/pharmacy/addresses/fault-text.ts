import * as m from '../../../paraglide/messages.js';
import type { AddressFault } from './address-draft.ts';

const sentences: Readonly<Record<AddressFault, () => string>> = {
  required: m.pharmacy_address_required,
  point_missing: m.pharmacy_address_point_missing,
  point_outside: m.pharmacy_address_point_outside,
};

/** The sentence of a fault, in the language of the screen. */
export const faultText = (fault: AddressFault | undefined): string | undefined => fault && sentences[fault]();
