import { createFileRoute } from '@tanstack/react-router';
import { ArrivePage } from '#areas/patient/check-in/arrive-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/arrive/$code')({
  staticData: { access: ['patient'] },
  component: page(m.checkin_arrive_title, ArrivePage),
});
