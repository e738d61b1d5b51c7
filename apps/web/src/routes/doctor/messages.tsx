import { createFileRoute } from '@tanstack/react-router';
import { DoctorMessagesPage } from '#areas/doctor/messages/messages-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/doctor/messages')({
  staticData: { title: m.doctor_messages_title, access: ['doctor'] },
  component: page(DoctorMessagesPage),
});
