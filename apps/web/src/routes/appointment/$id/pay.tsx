import { createFileRoute } from '@tanstack/react-router';
import { PayPage } from '#areas/patient/billing/pay-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/appointment/$id/pay')({
  staticData: { access: ['patient'] },
  component: page(m.billing_title, PayPage),
});
