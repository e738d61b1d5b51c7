import { createFileRoute } from '@tanstack/react-router';
import { InsurancePage } from '#areas/patient/insurance/insurance-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/insurance')({
  staticData: { access: ['patient'] },
  component: page(m.insurance_title, InsurancePage),
});
