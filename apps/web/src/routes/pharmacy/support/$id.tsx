import { createFileRoute } from '@tanstack/react-router';
import { TicketPage } from '#areas/pharmacy/support/ticket-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/pharmacy/support/$id')({
  staticData: { access: ['patient'] },
  component: page(m.pharmacy_support_title, TicketPage),
});
