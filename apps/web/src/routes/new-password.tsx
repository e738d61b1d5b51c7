import { createFileRoute } from '@tanstack/react-router';
import { redirectToAuthPage } from '#areas/identity/entry/route-guards.ts';

export const Route = createFileRoute('/new-password')({
  staticData: { access: 'public', beforeTerms: true },
  beforeLoad: redirectToAuthPage('new-password'),
});
