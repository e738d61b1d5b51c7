import { createFileRoute } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';
import { ComingSoonPage } from '#shell/coming-soon-page.tsx';

export const Route = createFileRoute('/coming-soon')({
  staticData: { access: 'public', beforeTerms: true },
  component: page(m.shell_coming_soon, ComingSoonPage),
});
