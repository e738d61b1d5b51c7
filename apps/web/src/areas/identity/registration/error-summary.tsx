import { CircleAlert } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { Note } from '#shared/ui/note.tsx';
import type { FieldErrors } from '#shared/ui/form.ts';

/** Heads a form with how many fields are to be put right; the first of them has the focus. */
export const ErrorSummary = ({ errors }: { errors: FieldErrors<string> }) => {
  const count = Object.values(errors).filter(Boolean).length;
  return (
    <div role="alert" className="empty:-mt-4">
      {count > 0 && (
        <Note tone="danger" icon={CircleAlert}>
          <span className="font-bold">{m.identity_faults({ count, shown: number(count) })}</span>
        </Note>
      )}
    </div>
  );
};
