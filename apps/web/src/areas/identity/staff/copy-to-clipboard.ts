import * as m from '#paraglide/messages.js';
import { copyText } from '#shared/ui/copy-text.ts';

/** Puts what somebody has to keep into the clipboard. */
export const copy = (text: string): Promise<void> =>
  copyText(text, { done: m.staff_copied(), failed: m.staff_copy_failed() });
