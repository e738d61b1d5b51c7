import { createFileRoute } from '@tanstack/react-router';
import { LabsPage } from '#areas/patient/records/labs-page.tsx';
import * as m from '#paraglide/messages.js';
import { positive } from '#shared/api/search.ts';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/lab-works')({
  staticData: { access: ['patient'] },
  /** `test`: any result of the test that is open. */
  validateSearch: (search): { test?: number } => positive(search, 'test'),
  component: page(m.records_labs_title, LabsPage),
});
