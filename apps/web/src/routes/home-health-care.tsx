import { createFileRoute, redirect } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';

export const Route = createFileRoute('/home-health-care')({
  staticData: { title: m.booking_home_care_title, access: ['patient'] },
  beforeLoad: () => {
    throw redirect({ to: '/find-a-specialist', search: { method: 'home-healthcare' }, replace: true });
  },
});
