import { useEffect } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { tokenText } from '#shared/queue/token.ts';
import { Button } from '#shared/ui/button.tsx';
import type { KioskTicket } from './use-kiosk.ts';

/** Long enough to read it and to take the paper; then the next person finds an empty kiosk. */
const shownMs = 20_000;

type TicketProps = { readonly ticket: KioskTicket; readonly printed: boolean; readonly onDone: () => void };

/** The ticket on the screen and, where it is to be printed, on paper. */
export const KioskTicketView = ({ ticket, printed, onDone }: TicketProps) => {
  useEffect(() => {
    if (printed) print();
    const timer = setTimeout(onDone, shownMs);
    return () => clearTimeout(timer);
  }, [printed, onDone]);
  return (
    <section aria-live="polite" className="flex flex-col items-center gap-5 text-center">
      <h1 className="text-h1">{m.queue_your_number()}</h1>
      <p className="tabular text-[6rem] leading-tight font-bold whitespace-nowrap text-accent-text">
        {tokenText(ticket.token_number)}
      </p>
      <p className="text-h3">{inLocale(ticket.clinic, ticket.clinic_ar)}</p>
      <p className="text-muted">{dateTime(ticket.at)}</p>
      <p className="max-w-md">{m.queue_kiosk_done()}</p>
      <Button size="lg" onClick={onDone} className="print:hidden">
        {m.queue_kiosk_finish()}
      </Button>
    </section>
  );
};
