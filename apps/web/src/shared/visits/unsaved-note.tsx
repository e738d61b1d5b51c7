import { FilePen } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';

type UnsavedNoteProps = { readonly reason: string; readonly children: ReactNode; readonly onForget: () => void };

/** What was typed in this tab and did not arrive in time, and why it counts no more: to be read and copied until it is put away. */
export const UnsavedNote = ({ reason, children, onForget }: UnsavedNoteProps) => (
  <Note tone="warning" icon={FilePen}>
    <div className="flex flex-col gap-3">
      <h3 className="font-bold">{reason}</h3>
      {children}
      <Button variant="outline" size="sm" className="self-start" onClick={onForget}>
        {m.visits_unsaved_forget()}
      </Button>
    </div>
  </Note>
);
