import { writtenText } from '@balsam/domain/text';
import * as m from '#paraglide/messages.js';

/** Why an order comes back; the words go to the pharmacy and the customer, in the rider's language. */
export const returnReasons = [
  { code: 'absent', word: m.rider_return_absent },
  { code: 'unreached', word: m.rider_return_unreached },
  { code: 'address', word: m.rider_return_address },
  { code: 'refused', word: m.rider_return_refused },
  { code: 'damaged', word: m.rider_return_damaged },
  { code: 'withdrawn', word: m.rider_return_withdrawn },
  { code: 'other', word: m.rider_return_other },
] as const;

/** What is written down: the chosen reason, with the rider's own words behind it; nothing for another reason without any. */
export const reasonText = (code: string, words: string): string | undefined => {
  const chosen = returnReasons.find((reason) => reason.code === code);
  const comment = writtenText(words);
  if (!chosen || (chosen.code === 'other' && comment === '')) return undefined;
  if (chosen.code === 'other') return comment;
  return comment === '' ? chosen.word() : `${chosen.word()}: ${comment}`;
};
