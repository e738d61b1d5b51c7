import { createFileRoute } from '@tanstack/react-router';
import { RadiologyPage } from '#areas/patient/radiology/radiology-page.tsx';
import * as m from '#paraglide/messages.js';
import { positive } from '#shared/api/search.ts';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/radiology-report')({
  staticData: { access: ['patient'] },
  /** `report`: the one that is open. */
  validateSearch: (search): { report?: number } => positive(search, 'report'),
  component: page(m.records_radiology_title, RadiologyPage),
});
