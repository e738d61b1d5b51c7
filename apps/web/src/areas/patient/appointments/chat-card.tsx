import { lazy, Suspense } from 'react';
import * as m from '#paraglide/messages.js';
import { Card } from '#shared/ui/card.tsx';
import { SkeletonList } from '#shared/ui/states.tsx';
import type { AppointmentDetail } from '#shared/visits/appointment.ts';

const ChatPanel = lazy(async () => ({ default: (await import('#shared/chat/chat-panel.tsx')).ChatPanel }));

/** The talk with the doctor of this visit, from its payment on; before that there is nothing to read. */
export const ChatCard = ({ appointment }: { readonly appointment: AppointmentDetail }) => {
  const wasPaid = appointment.events.some(({ kind }) => kind === 'paid');
  if (!wasPaid) return null;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 id="chat" className="text-h3">
        {m.visits_chat_title()}
      </h2>
      <Suspense fallback={<SkeletonList count={2} />}>
        <ChatPanel appointmentId={appointment.id} />
      </Suspense>
    </Card>
  );
};
