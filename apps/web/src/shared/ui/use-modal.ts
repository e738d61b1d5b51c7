import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { enterTopLayer } from './top-layer.ts';

/**
 * A press beside an open dialog closes it, in every browser: not all of them know `closedby`. What covers the page is the dialog itself to
 * them. A press that begins inside, as when words are selected, is none. Returns how to stop.
 */
const closeBeside = (dialog: HTMLDialogElement, close: () => void): (() => void) => {
  let isBeside = false;
  const press = ({ target }: Event): void => void (isBeside = target === dialog);
  const release = ({ target }: Event): void => {
    if (isBeside && target === dialog) close();
  };
  dialog.addEventListener('pointerdown', press);
  dialog.addEventListener('click', release);
  return () => {
    dialog.removeEventListener('pointerdown', press);
    dialog.removeEventListener('click', release);
  };
};

/**
 * A step that goes takes what had the focus with it, and the browser then gives it to the page behind: the title takes it instead, so that
 * the next step is read out. Returns how to stop.
 */
const holdFocus = (dialog: HTMLDialogElement): (() => void) => {
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body) dialog.querySelector('h2')?.focus({ preventScroll: true });
  });
  watch.observe(dialog, { childList: true, subtree: true });
  return () => watch.disconnect();
};

/** Opens the dialog over everything, and gives the focus back to what opened it. */
export const useModal = (onClose: () => void): RefObject<HTMLDialogElement | null> => {
  const box = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return undefined;
    const before = document.activeElement;
    dialog.showModal();
    const stop = [enterTopLayer(dialog), closeBeside(dialog, () => close()), holdFocus(dialog)];
    return () => {
      for (const each of stop) each();
      dialog.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return box;
};
