import { createFileRoute } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';
import { ComingSoonPage } from '#shell/coming-soon-page.tsx';

export const Route = createFileRoute('/coming-soon')({
  staticData: { title: m.shell_coming_soon, access: 'public', beforeTerms: true },
  component: page(ComingSoonPage),
});
