import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ChoiceDialog } from './choice-dialog.tsx';
import { type Sort, sorts } from './find-search.ts';

export const sortLabels = {
  nearest: m.booking_sort_nearest,
  rating: m.booking_sort_rating,
  fee: m.booking_sort_fee,
} as const satisfies Record<Sort, () => string>;

/** What stands first, and how to change it. */
export const SortMenu = ({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md px-1 hover:text-accent-text"
      >
        <ArrowUpDown aria-hidden size={20} />
        <span className="sr-only">{m.booking_sort()}</span>
        {sortLabels[sort]()}
      </button>
      {isOpen && (
        <ChoiceDialog
          title={m.booking_sort()}
          options={sorts.map((each) => ({ value: each, label: sortLabels[each]() }))}
          chosen={sort}
          onChoose={(chosen) => {
            setOpen(false);
            onSort(chosen);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
