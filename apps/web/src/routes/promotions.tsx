import { createFileRoute } from '@tanstack/react-router';
import { PromotionsPage } from '#areas/patient/promotions/promotions-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/promotions')({
  staticData: { access: 'public' },
  component: page(m.billing_promos_title, PromotionsPage),
});
