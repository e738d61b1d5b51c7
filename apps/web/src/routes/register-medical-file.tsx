import { createFileRoute } from '@tanstack/react-router';
import { redirectToAuthPage } from '#areas/identity/entry/route-guards.ts';

export const Route = createFileRoute('/register-medical-file')({
  staticData: { access: 'public', beforeTerms: true },
  beforeLoad: redirectToAuthPage('register-medical-file'),
});
