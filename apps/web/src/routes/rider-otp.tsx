import { createFileRoute } from '@tanstack/react-router';
import { redirectToAuthPage } from '#areas/identity/entry/route-guards.ts';

export const Route = createFileRoute('/rider-otp')({
  staticData: { access: 'public', beforeTerms: true },
  beforeLoad: redirectToAuthPage('rider-otp'),
});
