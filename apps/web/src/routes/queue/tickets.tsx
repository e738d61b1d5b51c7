import { createFileRoute } from '@tanstack/react-router';
import { TicketsPage } from '#areas/patient/queue/tickets-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/queue/tickets')({
  staticData: { access: ['patient'] },
  component: page(m.queue_tickets_title, TicketsPage),
});
