import { createFileRoute } from '@tanstack/react-router';
import { redirectToAuthPage } from '#areas/identity/entry/route-guards.ts';
import * as m from '#paraglide/messages.js';

export const Route = createFileRoute('/rider-otp')({
  staticData: { title: m.identity_dashboard_title, access: 'public', beforeTerms: true },
  beforeLoad: redirectToAuthPage('rider-otp'),
});
