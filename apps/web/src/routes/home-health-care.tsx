import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/home-health-care')({
  staticData: { access: ['patient'] },
  beforeLoad: () => {
    throw redirect({ to: '/find-a-specialist', search: { method: 'home-healthcare' }, replace: true });
  },
});
