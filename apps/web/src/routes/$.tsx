import { createFileRoute, redirect } from '@tanstack/react-router';

/** SPEC §2: unknown paths redirect to /coming-soon. */
export const Route = createFileRoute('/$')({
  staticData: { access: 'public', beforeTerms: true },
  beforeLoad: () => {
    throw redirect({ to: '/coming-soon', replace: true });
  },
});
