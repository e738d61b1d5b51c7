import { toast } from './toast.ts';

type Said = { readonly done: string; readonly failed: string };

/** Puts text into the clipboard and says whether it is there. */
export const copyText = async (text: string, { done, failed }: Said): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    toast.good(done);
  } catch {
    toast.bad(failed);
  }
};
