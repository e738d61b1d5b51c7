import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from './class-names.ts';

type PopoverProps = {
  /** Says aloud what opens; left out where the face of the button says it. */
  readonly label?: string | undefined;
  /** The content of the button. */
  readonly trigger: ReactNode;
  readonly triggerClass?: string | undefined;
  readonly panelClass?: string | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly children: (close: () => void) => ReactNode;
};

/** A button and the panel under it; Escape, a touch elsewhere or leaving by Tab closes it. */
export const Popover = ({ label, trigger, triggerClass, panelClass, onOpen, children }: PopoverProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) =>
      event.target instanceof Node && !box.current?.contains(event.target) && setOpen(false);
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  const toggle = (): void => {
    if (!open) onOpen?.();
    setOpen(!open);
  };
  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        className={triggerClass}
      >
        {trigger}
      </button>
      {open && (
        <div
          id={id}
          className={cx(
            'rise-in absolute end-0 top-full z-30 mt-2 max-h-[70dvh] overflow-y-auto rounded-lg border border-line bg-surface shadow-3',
            panelClass,
          )}
        >
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
};
