import { toLatinDigits } from '@balsam/domain/text';

/** A code is longer than any number of a person; a scanner types it behind the digits that stood in the field before. */
const lastCode = /\d{54}$/;

export type Entered = { readonly number: string } | { readonly code: string };

/** What stands in the field of a kiosk: a number, or the code that the phone of a patient shows. */
export const readEntered = (text: string): Entered | undefined => {
  const entered = toLatinDigits(text.trim());
  if (entered === '') return undefined;
  const [code] = lastCode.exec(entered) ?? [];
  return code === undefined ? { number: entered } : { code };
};
