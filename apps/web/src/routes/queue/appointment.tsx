import { createFileRoute } from '@tanstack/react-router';
import { QueueAppointmentPage } from '#areas/patient/queue/appointment-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/queue/appointment')({
  staticData: { access: ['patient'] },
  component: page(m.queue_appointment_title, QueueAppointmentPage),
});
