import type { Halalas } from '../money/index.ts';

/**
 * How long a picture waits for the step that it is to prove. A step leaves the phone when the rider area is opened again: after days off at the
 * latest. The phone has the picture itself until then, and sends it anew when it is gone.
 */
export const pictureKeptDays = 7;

type DeliveredItem = { readonly isPrescription: boolean; readonly isColdChain: boolean };

/**
 * What the hand-over of an order asks for besides the code: a photo when it is worth much, has a prescription or must stay cold; a signature for
 * medicines on prescription. `items` are those that were brought.
 */
export function requiredProof(
  total: Halalas,
  items: readonly DeliveredItem[],
  photoFrom: Halalas,
): { photo: boolean; signature: boolean } {
  const signature = items.some(({ isPrescription }) => isPrescription);
  return { signature, photo: signature || total >= photoFrom || items.some(({ isColdChain }) => isColdChain) };
}
