import { type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import * as m from '#paraglide/messages.js';
import { Button, IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { type Tone, toneClasses } from './tint.ts';
import { typedText, type TypedField } from './typed-text.ts';
import { type Unsaved, UnsavedContext } from './unsaved.ts';
import { useModal } from './use-modal.ts';

type DialogProps = {
  readonly open: boolean;
  /** Escape, a touch beside it, or the cross. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly icon?: LucideIcon | undefined;
  readonly tone?: Tone | undefined;
  /** Stacked below; the safe answer is the outline button. */
  readonly actions?: ReactNode | undefined;
  /** Shows a cross at the end of the title. */
  readonly closable?: boolean | undefined;
  readonly wide?: boolean | undefined;
  /** A place of work: nearly the whole of a screen from the first moment on, whatever is still on its way. */
  readonly broad?: boolean | undefined;
  /** Asks before it closes over text that was typed in it. Forms that stay open after they were saved use `useUnsaved` or `useDraft` instead. */
  readonly confirmClose?: boolean | undefined;
  readonly children?: ReactNode | undefined;
};

const boxClasses =
  'rise-in fixed m-auto flex max-h-[calc(100dvh-4rem)] flex-col rounded-xl bg-surface p-0 shadow-3 max-desktop:mb-4 max-desktop:w-[calc(100vw-2rem)] max-desktop:max-w-none';

/** Beside the icon when there is one, else beside the title. */
const closeClasses = (icon: LucideIcon | undefined): string => (icon ? 'absolute! end-4 top-4' : '-me-2.5');

/**
 * A question that must be answered first: the platform's own modal dialog, a sheet at the bottom of a phone. It hangs on the page itself, because
 * a dialog that is moved with what it was opened from, as when a list is sorted anew, falls out of the top layer.
 */
export const Dialog = ({ open, onClose, ...inside }: DialogProps) =>
  open ? createPortal(<OpenDialog onClose={onClose} {...inside} />, document.body) : null;

type LeaveProps = { readonly onLeave: () => void; readonly onStay: () => void };

/** Asks before what is not saved is left. */
export const LeaveDialog = ({ onLeave, onStay }: LeaveProps) => (
  <Dialog
    open
    onClose={onStay}
    title={m.shell_leave_title()}
    actions={
      <>
        <Button variant="danger" onClick={onLeave}>
          {m.shell_leave_yes()}
        </Button>
        <Button variant="outline" onClick={onStay}>
          {m.shell_leave_no()}
        </Button>
      </>
    }
  >
    <p className="text-text-2">{m.shell_leave_text()}</p>
  </Dialog>
);

type OpenDialogProps = Omit<DialogProps, 'open'>;
type BoxProps = Omit<OpenDialogProps, 'confirmClose'> & { readonly onTyped: (field: TypedField) => void };

/** Closes at once, or after a question where a form inside has something that is not saved. */
const OpenDialog = ({ onClose, confirmClose = false, ...inside }: OpenDialogProps) => {
  const [unsaved] = useState<Unsaved>(() => new Set());
  const [typed] = useState(typedText);
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => {
    for (const giveUp of unsaved) giveUp();
    onClose();
  };
  const close = (): void => (unsaved.size > 0 || (confirmClose && typed.isThere()) ? setLeaving(true) : onClose());
  return (
    <UnsavedContext value={unsaved}>
      <Box onClose={close} onTyped={typed.note} {...inside} />
      {isLeaving && <LeaveDialog onLeave={leave} onStay={() => setLeaving(false)} />}
    </UnsavedContext>
  );
};

const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const Box = ({
  onClose,
  onTyped,
  title,
  icon: Icon,
  tone = 'accent',
  actions,
  closable = false,
  wide = false,
  broad = false,
  children,
}: BoxProps) => {
  const id = useId();
  const box = useModal(onClose);
  return (
    <dialog
      ref={box}
      aria-labelledby={id}
      onCancel={(event) => {
        // React lets it rise to the dialog round this one, which stays.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onInput={({ target }) => isField(target) && onTyped(target)}
      className={cx(
        boxClasses,
        broad ? 'h-dvh desktop:w-[min(72rem,100vw-4rem)]' : wide ? 'desktop:w-160' : 'desktop:w-105',
      )}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text must be scrolled by keyboard */}
      <div tabIndex={0} className="flex flex-col gap-4 overflow-y-auto rounded-xl p-5 outline-none">
        {Icon && (
          <span className={cx('grid size-13 shrink-0 place-content-center rounded-lg', toneClasses[tone])}>
            <Icon aria-hidden size={26} />
          </span>
        )}
        <div className="flex items-center justify-between gap-3">
          <h2 id={id} tabIndex={-1} className="text-h2 outline-none">
            {title}
          </h2>
          {closable && (
            <IconButton data-close icon={X} label={m.shell_close()} onClick={onClose} className={closeClasses(Icon)} />
          )}
        </div>
        {children}
        {actions && <div className="flex flex-col gap-2.5">{actions}</div>}
      </div>
    </dialog>
  );
};
