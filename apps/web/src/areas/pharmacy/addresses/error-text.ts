import * as m from '#paraglide/messages.js';
import type { AddressError } from './address-draft.ts';

const sentences: Readonly<Record<AddressError, () => string>> = {
  required: m.pharmacy_address_required,
  point_missing: m.pharmacy_address_point_missing,
  point_outside: m.pharmacy_address_point_outside,
};

/** The sentence of a fault, in the language of the screen. */
export const errorText = (error: AddressError | undefined): string | undefined => error && sentences[error]();
