import { createFileRoute, redirect } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';

/** SPEC §2: unknown paths redirect to /coming-soon. */
export const Route = createFileRoute('/$')({
  staticData: { title: m.shell_coming_soon, access: 'public', beforeTerms: true },
  beforeLoad: () => {
    throw redirect({ to: '/coming-soon', replace: true });
  },
});
