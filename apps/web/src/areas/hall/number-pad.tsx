import { Delete } from 'lucide-react';
import type { MouseEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { digits } from '#shared/format/index.ts';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', 'delete'] as const;
const key =
  'grid min-h-20 place-content-center rounded-lg border border-line-strong bg-surface text-[1.75rem] font-bold active:bg-surface-3';

/** The field keeps the focus, so that a scanner still types into it. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Large keys for a finger; a keyboard or a scanner types into the field itself. */
export const NumberPad = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <div dir="ltr" className="grid grid-cols-3 gap-3">
    {keys.map((each) => {
      if (each === '') return <span key="gap" />;
      if (each === 'delete')
        return (
          <button
            key={each}
            type="button"
            aria-label={m.queue_kiosk_delete()}
            onMouseDown={keepFocus}
            onClick={() => onChange(value.slice(0, -1))}
            className={key}
          >
            <Delete aria-hidden size={30} />
          </button>
        );
      return (
        <button
          key={each}
          type="button"
          onMouseDown={keepFocus}
          onClick={() => onChange(`${value}${each}`)}
          className={key}
        >
          {digits(each)}
        </button>
      );
    })}
  </div>
);
