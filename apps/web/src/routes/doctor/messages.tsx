import { createFileRoute } from '@tanstack/react-router';
import { DoctorMessagesPage } from '#areas/doctor/messages/messages-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/doctor/messages')({
  staticData: { access: ['doctor'] },
  component: page(m.doctor_messages_title, DoctorMessagesPage),
});
