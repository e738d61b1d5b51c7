import { createFileRoute } from '@tanstack/react-router';
import { InsurancePage } from '#areas/patient/insurance/insurance-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/insurance')({
  staticData: { title: m.insurance_title, access: ['patient'] },
  component: page(InsurancePage),
});
