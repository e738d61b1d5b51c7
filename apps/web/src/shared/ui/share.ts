import { copyText } from './copy-text.ts';

type Shared = { readonly title: string; readonly url: string };
type CopyMessages = Parameters<typeof copyText>[1];

/** Hands a page to whatever the device shares with; where it shares with nothing, its address goes into the clipboard. */
export const share = async (page: Shared, messages: CopyMessages): Promise<void> => {
  if (typeof navigator.share !== 'function') return copyText(page.url, messages);
  try {
    await navigator.share(page);
  } catch (error) {
    // Closing the device's sheet is an answer too.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(page.url, messages);
  }
};
