import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { ConflictNote } from '../ui/conflict-note.tsx';

type ChangedNoteProps = {
  /** What the hospital keeps now, to be read. */
  readonly children: ReactNode;
  readonly onTake: () => void;
  readonly onKeep: () => void;
};

/** What was saved from another device meanwhile, beside what is written here and not saved. */
export const ChangedNote = ({ children, onTake, onKeep }: ChangedNoteProps) => (
  <ConflictNote
    keep={{ label: m.visits_changed_mine(), onPress: onKeep }}
    take={{ label: m.visits_changed_theirs(), onPress: onTake }}
  >
    <p>{m.visits_changed()}</p>
    {children}
  </ConflictNote>
);
