import { createFileRoute } from '@tanstack/react-router';
import { TopUpPage } from '#areas/patient/wallet/top-up-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/wallet/top-up/$id')({
  staticData: { title: m.billing_title, access: ['patient'] },
  component: page(TopUpPage),
});
