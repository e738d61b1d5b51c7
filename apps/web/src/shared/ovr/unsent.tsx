import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';

type UnsentProps = { readonly reason: string; readonly children: ReactNode; readonly onGiveUp: () => void };

/** What was written here when the report was closed to it: to be read and copied until it is given up. */
export const Unsent = ({ reason, children, onGiveUp }: UnsentProps) => (
  <section className="flex flex-col gap-4 border-t border-line pt-4">
    <div role="alert">
      <Note tone="warning">{reason}</Note>
    </div>
    {children}
    <Button variant="outline" className="self-start" onClick={onGiveUp}>
      {m.ovr_discard()}
    </Button>
  </section>
);
