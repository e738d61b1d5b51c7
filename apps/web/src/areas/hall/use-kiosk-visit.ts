import { useCallback, useEffect, useRef, useState } from 'react';
import { type KioskVisitor, type TicketRequest, useKioskTicket } from './use-kiosk.ts';

export type Chosen = {
  readonly who?: KioskVisitor;
  readonly departmentId?: number;
  readonly clinicId?: number;
  readonly by?: 'print' | 'sms';
};

/** Whoever goes away in the middle leaves no number behind; who waits for the line gets longer. */
const [forgottenMs, waitingMs] = [60_000, 5 * 60_000];

/** What somebody has chosen at the kiosk so far, and their ticket. */
export const useKioskVisit = (onRevoked: () => void) => {
  const [chosen, setChosen] = useState<Chosen>({});
  const [isLost, setLost] = useState(false);
  const pending = useRef({ isAbandoned: false });
  const onLost = useCallback(() => setLost(true), []);
  const { mutate, reset, data: ticket, error, isPending } = useKioskTicket({ onRevoked, onLost });
  /** Begins anew. A text message is still sent when the line is back; a ticket on paper would be nobody's. */
  const begin = useCallback(() => {
    setChosen({});
    setLost(false);
    reset();
  }, [reset]);
  const leave = useCallback(() => {
    pending.current.isAbandoned = true;
    begin();
  }, [begin]);
  useEffect(() => {
    if (chosen.who === undefined || ticket) return undefined;
    const timer = setTimeout(leave, isPending ? waitingMs : forgottenMs);
    return () => clearTimeout(timer);
  }, [chosen, ticket, isPending, leave]);
  const take = (by: 'print' | 'sms'): void => {
    const { who, clinicId } = chosen;
    if (who === undefined || clinicId === undefined) return;
    pending.current.isAbandoned = true;
    const own = { isAbandoned: false };
    pending.current = own;
    setChosen({ ...chosen, by });
    setLost(false);
    const request: TicketRequest = { ...who, clinic_id: clinicId, by };
    mutate({ request, isAbandoned: () => own.isAbandoned });
  };
  return { chosen, setChosen, ticket, error, isPending, isWaiting: isPending && isLost, take, begin, leave };
};
