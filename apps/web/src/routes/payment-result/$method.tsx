import { createFileRoute } from '@tanstack/react-router';
import { PaymentResultPage } from '#areas/patient/billing/result-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/payment-result/$method')({
  staticData: { access: 'public' },
  component: page(m.billing_result_title, PaymentResultPage),
});
