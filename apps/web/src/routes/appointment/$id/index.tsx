import { createFileRoute } from '@tanstack/react-router';
import { AppointmentPage } from '#areas/patient/appointments/detail-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/appointment/$id/')({
  staticData: { access: ['patient'] },
  component: page(m.patient_appointment_title, AppointmentPage),
});
