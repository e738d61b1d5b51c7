import { createFileRoute } from '@tanstack/react-router';
import { MedicationsPage } from '#areas/patient/medications/medications-page.tsx';
import { medicationsSearch } from '#areas/patient/medications/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/my-medication')({
  staticData: { access: ['patient'] },
  validateSearch: medicationsSearch,
  component: page(m.medicines_title, MedicationsPage),
});
