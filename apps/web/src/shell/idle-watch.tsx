import { Clock } from 'lucide-react';
import { useEffect } from 'react';
import * as m from '#paraglide/messages.js';
import { countdown } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { useSecondsLeft } from '#shared/ui/countdown-bar.tsx';
import { leaveIdle, leaveNow, stay, useActivity, useOtherTabs, useSessionEnd, warnSeconds } from './idle.ts';

const Countdown = ({ endsAt }: { endsAt: number }) => {
  const seconds = useSecondsLeft(new Date(endsAt));
  useEffect(() => {
    if (seconds === 0) leaveIdle();
  }, [seconds]);
  if (seconds > warnSeconds || seconds === 0) return null;
  return (
    <Dialog
      open
      onClose={stay}
      icon={Clock}
      tone="warning"
      title={m.staff_idle_title()}
      actions={
        <>
          <Button onClick={stay}>{m.staff_idle_stay()}</Button>
          <Button variant="outline" onClick={leaveNow}>
            {m.staff_idle_leave()}
          </Button>
        </>
      }
    >
      <p>{m.staff_idle_text()}</p>
      <p aria-hidden className="text-center">
        <bdo dir="ltr" className="tabular text-num">
          {countdown(seconds)}
        </bdo>
      </p>
    </Dialog>
  );
};

/** Asks somebody of the staff whether they are still there, a minute before their session ends, and then signs them out. */
const IdleWatch = () => {
  const endsAt = useSessionEnd();
  useActivity();
  useOtherTabs();
  return endsAt === undefined ? null : <Countdown endsAt={endsAt} />;
};

export default IdleWatch;
