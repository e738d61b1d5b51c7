import { createFileRoute, redirect } from '@tanstack/react-router';
import { tabNamed } from '#areas/patient/appointments/tabs.ts';
import { UpcomingPage } from '#areas/patient/appointments/upcoming-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

/** `method`: `all`, a kind of visit, or `history`; anything else leads to all. */
export const Route = createFileRoute('/appointment/upcoming/$method')({
  staticData: { access: ['patient'] },
  params: {
    parse: ({ method }) => ({ method: tabNamed(method) ?? 'all' }),
    stringify: ({ method }) => ({ method }),
  },
  beforeLoad: ({ params, location }) => {
    if (!location.pathname.endsWith(`/${params.method}`))
      throw redirect({ to: '/appointment/upcoming/$method', params, replace: true });
  },
  component: page(m.patient_upcoming_title, UpcomingPage),
});
