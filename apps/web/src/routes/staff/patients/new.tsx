import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '#areas/staff/patients/register-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/patients/new')({
  staticData: { access: ['frontDesk', 'records'] },
  component: page(m.desk_register, RegisterPage),
});
