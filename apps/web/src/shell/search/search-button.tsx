import { Search } from 'lucide-react';
import { lazy, useLayoutEffect, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Deferred } from '#shared/ui/deferred.tsx';

const SearchDialog = lazy(() => import('./search-dialog.tsx'));

/**
 * Opens on Ctrl K or ⌘ K, by the place of the key: an Arabic keyboard has another letter there. It listens as soon as the button stands,
 * not after its first paint: a key pressed between the two would be lost.
 */
const useShortcut = (open: () => void): void => {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      open();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, [open]);
};

/** Looks like a field on desktop and is a button: the field itself is in the dialog that it opens. Where the text is very large there is no room for it. */
export const SearchButton = () => {
  const [isOpen, setOpen] = useState(false);
  const [open] = useState(() => () => setOpen(true));
  useShortcut(open);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        className="flex size-11 shrink-0 @max-[16rem]:hidden items-center justify-center gap-2.5 rounded-md text-text-2 hover:bg-surface-3 desktop:w-64 desktop:justify-start desktop:border desktop:border-line-strong desktop:px-3"
      >
        <Search aria-hidden size={20} strokeWidth={1.9} className="shrink-0" />
        <span className="max-desktop:sr-only">{m.search_open()}</span>
      </button>
      <Deferred>{isOpen && <SearchDialog onClose={() => setOpen(false)} />}</Deferred>
    </>
  );
};
