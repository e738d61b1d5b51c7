import { useRouter } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, Info, type LucideIcon, WifiOff, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as m from '#paraglide/messages.js';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { dismissErrors, dismissToast, toastMs, type ToastNote, type ToastTone, useToasts } from './toast.ts';
import { useTopLayer } from './top-layer.ts';

/** Between the cross of a dialog and what stands below it. */
const gapPx = 8;

const tones: Record<ToastTone, { icon: LucideIcon; tile: string }> = {
  success: { icon: CircleCheck, tile: 'bg-success-soft text-success-text' },
  error: { icon: CircleAlert, tile: 'bg-danger-soft text-danger-text' },
  info: { icon: Info, tile: 'bg-accent-soft text-accent-soft-text' },
  offline: { icon: WifiOff, tile: 'bg-white/10' },
};

const ToastCard = ({ note, milliseconds }: { note: ToastNote; milliseconds: number }) => {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  useEffect(() => {
    const stays = toastMs(note, milliseconds);
    if (isPaused || stays === undefined) return undefined;
    const timer = setTimeout(() => dismissToast(note.id), stays);
    return () => clearTimeout(timer);
  }, [isPaused, milliseconds, note]);
  const act = (): void => {
    dismissToast(note.id);
    note.action?.run();
  };
  const { icon: Icon, tile } = tones[note.tone];
  return (
    <div
      role={note.tone === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="rise-in pointer-events-auto flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface p-2.5 text-text shadow-2"
    >
      <span className={cx('grid size-9 shrink-0 place-content-center rounded-sm', tile)}>
        <Icon aria-hidden size={20} />
      </span>
      <p className="min-w-0 flex-1">{note.text}</p>
      {note.action && (
        <button type="button" onClick={act} className="min-h-11 px-2 font-bold text-accent-text">
          {note.action.label}
        </button>
      )}
      <IconButton icon={X} label={m.shell_close()} onClick={() => dismissToast(note.id)} />
    </div>
  );
};

/** Moves the toasts below the cross of a dialog where they would cover it. */
const keepCloseFree = (element: HTMLElement): void => {
  element.style.top = '';
  const cross = element.parentElement?.querySelector(':scope > * [data-close]')?.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  if (!cross || cross.right < own.left || cross.left > own.right || cross.top > own.bottom) return;
  element.style.top = `${cross.bottom + gapPx}px`;
};

const Region = ({ notes, milliseconds }: { notes: readonly ToastNote[]; milliseconds: number }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    // A dialog that closes with the toast takes this region along; it is drawn anew in what lies on top then.
    if (!element?.isConnected) return;
    // A popover shown last lies above a dialog opened before.
    if (element.matches(':popover-open')) element.hidePopover();
    if (notes.length === 0) return;
    element.showPopover();
    keepCloseFree(element);
  }, [notes.length]);
  return (
    <div
      ref={box}
      popover="manual"
      className="pointer-events-none fixed inset-auto top-3 right-3 m-0 w-[min(26rem,calc(100vw-1.5rem))] flex-col gap-2 overflow-visible border-0 bg-transparent p-0 [&:popover-open]:flex"
    >
      {notes.map((note) => (
        <ToastCard key={note.id} note={note} milliseconds={milliseconds} />
      ))}
    </div>
  );
};

/** Where toasts appear: top right in both languages, above any open dialog, whose cross they leave free. `milliseconds`: 2000 in the rider area, else 5000 (SPEC §9). */
const Toaster = ({ milliseconds }: { milliseconds: number }) => {
  const notes = useToasts();
  const router = useRouter();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => void (pathChanged && dismissErrors())),
    [router],
  );
  return createPortal(<Region notes={notes} milliseconds={milliseconds} />, useTopLayer());
};
export default Toaster;
