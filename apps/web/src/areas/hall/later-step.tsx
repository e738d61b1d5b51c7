import { MessageSquareText, Printer, WifiOff } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';

type LaterProps = { readonly by: 'print' | 'sms'; readonly onSms: () => void; readonly onDone: () => void };

/** The line was lost on the way: nothing has to be entered again, and the ticket comes when the line is back. */
export const LaterStep = ({ by, onSms, onDone }: LaterProps) => (
  <section aria-live="polite" className="flex flex-col gap-5">
    <h1 className="text-h1">{m.queue_kiosk_later_title()}</h1>
    <Note tone="warning" icon={WifiOff}>
      {by === 'sms' ? m.queue_kiosk_later_sms() : m.queue_kiosk_later_print()}
    </Note>
    {by === 'sms' ? (
      <Button size="lg" wide onClick={onDone}>
        {m.queue_kiosk_finish()}
      </Button>
    ) : (
      <>
        <Button size="lg" wide icon={Printer} pending>
          {m.queue_kiosk_later_waiting()}
        </Button>
        <Button size="lg" wide variant="outline" icon={MessageSquareText} onClick={onSms}>
          {m.queue_kiosk_later_to_sms()}
        </Button>
      </>
    )}
  </section>
);
