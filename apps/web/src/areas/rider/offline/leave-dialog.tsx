import { useEffect, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { localSteps } from '../steps/steps.ts';

/** Told by the shell before a log-out; whoever prevents it may call `detail` later. */
const leaving = 'balsam:leaving';

/** Asks before a log-out while steps were not sent: it deletes them. */
export const LeaveDialog = () => {
  const [leave, setLeave] = useState<() => void>();
  useEffect(() => {
    const onUnload = (event: Event): void => {
      if (localSteps().length === 0) return;
      event.preventDefault();
      setLeave(() => (event as CustomEvent<() => void>).detail);
    };
    addEventListener(leaving, onUnload);
    return () => removeEventListener(leaving, onUnload);
  }, []);
  if (!leave) return null;
  const stay = (): void => setLeave(undefined);
  return (
    <Dialog
      open
      onClose={stay}
      tone="warning"
      title={m.rider_unsent_title()}
      actions={
        <>
          <Button size="lg" onClick={stay}>
            {m.rider_unsent_stay()}
          </Button>
          <Button variant="outline" size="lg" onClick={leave}>
            {m.rider_unsent_leave()}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{m.rider_unsent_text()}</p>
    </Dialog>
  );
};
