import { createFileRoute } from '@tanstack/react-router';
import { TicketPage } from '#areas/pharmacy/support/ticket-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/pharmacy/support/$id')({
  staticData: { title: m.pharmacy_support_title, access: ['patient'] },
  component: page(TicketPage),
});
