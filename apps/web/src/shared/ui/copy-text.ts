import { toast } from './toast.ts';

type CopyMessages = { readonly done: string; readonly failed: string };

/** Puts text into the clipboard and says whether it is there. */
export const copyText = async (text: string, { done, failed }: CopyMessages): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error(failed);
  }
};
