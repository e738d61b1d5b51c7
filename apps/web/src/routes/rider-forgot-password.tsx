import { createFileRoute } from '@tanstack/react-router';
import { redirectToAuthPage } from '#areas/identity/entry/route-guards.ts';

export const Route = createFileRoute('/rider-forgot-password')({
  staticData: { access: 'public', beforeTerms: true },
  beforeLoad: redirectToAuthPage('rider-forgot-password'),
});
