import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { Dialog } from '#shared/ui/dialog.tsx';

export type Option<Value> = {
  readonly value: Value;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly end?: ReactNode;
};

type ChoiceDialogProps<Value> = {
  readonly title: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  readonly onClose: () => void;
};

/** One of a list, a tap away; a sheet on phones. */
export const ChoiceDialog = <Value,>({ title, options, chosen, onChoose, onClose }: ChoiceDialogProps<Value>) => (
  <Dialog
    open
    onClose={onClose}
    closable
    title={title}
    actions={
      <Button variant="outline" onClick={onClose}>
        {m.booking_close()}
      </Button>
    }
  >
    <ul className="-mx-2 flex flex-col">
      {options.map((option) => (
        <li key={option.label}>
          <button
            type="button"
            aria-pressed={option.value === chosen}
            onClick={() => onChoose(option.value)}
            className={cx(
              'flex min-h-13 w-full items-center gap-3 rounded-md px-3 py-2 text-start transition-colors hover:bg-surface-2',
              option.value === chosen && 'bg-accent-soft text-accent-soft-text',
            )}
          >
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-medium">{option.label}</span>
              {option.detail && <span className="text-small text-muted">{option.detail}</span>}
            </span>
            {option.end}
            {option.value === chosen && <Check aria-hidden size={20} className="shrink-0" />}
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);
