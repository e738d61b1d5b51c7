import { createFileRoute } from '@tanstack/react-router';
import { VaccinesPage } from '#areas/patient/vaccines/vaccines-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/vaccinations')({
  staticData: { access: ['patient'] },
  component: page(m.vaccines_title, VaccinesPage),
});
