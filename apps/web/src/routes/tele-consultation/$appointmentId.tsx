import { createFileRoute } from '@tanstack/react-router';
import { RoutedCallPage } from '#areas/tele-consultation/routed-call-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/tele-consultation/$appointmentId')({
  staticData: { access: ['patient', 'doctor'], hideMenu: true, hideFooter: true },
  validateSearch: ({ answer }: Record<string, unknown>): { answer?: 1 } => (answer === 1 ? { answer } : {}),
  component: page(m.call_title, RoutedCallPage),
});
