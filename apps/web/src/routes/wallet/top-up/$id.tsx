import { createFileRoute } from '@tanstack/react-router';
import { TopUpPage } from '#areas/patient/wallet/top-up-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/wallet/top-up/$id')({
  staticData: { access: ['patient'] },
  component: page(m.billing_title, TopUpPage),
});
