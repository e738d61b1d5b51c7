import { createFileRoute } from '@tanstack/react-router';
import { TermPage } from '#areas/patient/packages/term-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/services-packages/terms/$id')({
  staticData: { access: ['patient'] },
  component: page(m.billing_title, TermPage),
});
