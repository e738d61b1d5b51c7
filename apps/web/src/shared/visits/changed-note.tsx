import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';

type ChangedNoteProps = {
  /** What the hospital keeps now, to be read. */
  readonly children: ReactNode;
  readonly onTake: () => void;
  readonly onKeep: () => void;
};

/** What was saved from another device meanwhile, beside what is written here and not saved: either goes on. */
export const ChangedNote = ({ children, onTake, onKeep }: ChangedNoteProps) => (
  <div role="alert">
    <Note tone="warning" icon={TriangleAlert}>
      <div className="flex flex-col gap-3">
        <p>{m.visits_changed()}</p>
        {children}
        <div className="flex flex-wrap gap-2.5">
          <Button size="sm" variant="outline" onClick={onKeep}>
            {m.visits_changed_mine()}
          </Button>
          <Button size="sm" variant="outline" onClick={onTake}>
            {m.visits_changed_theirs()}
          </Button>
        </div>
      </div>
    </Note>
  </div>
);
