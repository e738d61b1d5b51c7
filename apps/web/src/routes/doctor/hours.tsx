import { createFileRoute } from '@tanstack/react-router';
import { DoctorHoursPage } from '#areas/doctor/hours/hours-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/doctor/hours')({
  staticData: { access: ['doctor'] },
  component: page(m.doctors_own_title, DoctorHoursPage),
});
