import * as m from '../../../paraglide/messages.js';
import { toast } from '../../../shared/ui/toast.ts';

/** Puts text into the clipboard and says whether it is there. */
export const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    toast.good(m.staff_copied());
  } catch {
    toast.bad(m.staff_copy_failed());
  }
};
