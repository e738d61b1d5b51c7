import { createFileRoute } from '@tanstack/react-router';
import { VaccinesPage } from '#areas/patient/vaccines/vaccines-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/vaccinations')({
  staticData: { title: m.vaccines_title, access: ['patient'] },
  component: page(VaccinesPage),
});
