import { createFileRoute } from '@tanstack/react-router';
import { CorrectPage } from '#areas/staff/patients/correct-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/patients/$mrn/correct')({
  staticData: { access: ['frontDesk', 'records'] },
  component: page(m.desk_correct, CorrectPage),
});
