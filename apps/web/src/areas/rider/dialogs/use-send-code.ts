import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { ltr } from '#shared/format/index.ts';
import { toast } from '#shared/ui/toast.ts';
import { withPressedFailureToast } from '../reads/queries.ts';

type Sent = { readonly to: string | null; readonly again: Date };

/** When a code last went out for an order: the countdown goes on when the modal is opened again. */
const known = new Map<number, Sent>();

/** Sends the customer the code of an order; where it went and when another may go. */
export const useSendCode = (orderId: number) => {
  const [sent, setSent] = useState(known.get(orderId));
  const [isEntering, setIsEntering] = useState(sent !== undefined);
  const send = useMutation({
    mutationFn: () => withPressedFailureToast(api.delivery.sendCode({ params: { id: orderId }, quiet: true })),
    onSuccess: ({ phone_number: phone, email_address: email, resend_after: seconds }) => {
      const next = { to: phone ?? email, again: new Date(Date.now() + seconds * 1000) };
      known.set(orderId, next);
      setSent(next);
      setIsEntering(true);
      toast.success(m.rider_code_sent());
    },
  });
  const sentence = (): string => {
    if (!isEntering) return m.rider_code_ask();
    return sent?.to ? m.rider_code_sent_to({ to: ltr(sent.to) }) : m.rider_code_enter();
  };
  return {
    isEntering,
    enter: () => setIsEntering(true),
    send: () => {
      if (!send.isPending) send.mutate();
    },
    isPending: send.isPending,
    /** From when on another may be sent; in the past when none has gone. */
    again: sent?.again ?? new Date(0),
    sentence: sentence(),
  };
};

export type SendCodeState = ReturnType<typeof useSendCode>;
