import { type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Note } from './note.tsx';

type Way = { readonly label: string; readonly onPress: () => void; readonly disabled?: boolean };

type ConflictNoteProps = {
  readonly icon?: LucideIcon;
  /** That something else was saved meanwhile, and what. */
  readonly children: ReactNode;
  /** Missing where the two do not differ. */
  readonly keep?: Way | undefined;
  readonly take: Way;
};

/** What was saved meanwhile, beside what is written here and not saved: either goes on, and nothing is lost before one is chosen. */
export const ConflictNote = ({ icon = TriangleAlert, children, keep, take }: ConflictNoteProps) => (
  <div role="alert">
    <Note tone="warning" icon={icon}>
      <div className="flex flex-col gap-3">
        {children}
        <div className="flex flex-wrap gap-2.5">
          {keep && (
            <Button size="sm" variant="outline" disabled={keep.disabled} onClick={keep.onPress}>
              {keep.label}
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={take.onPress}>
            {take.label}
          </Button>
        </div>
      </div>
    </Note>
  </div>
);
