import { createFileRoute } from '@tanstack/react-router';
import { DepartmentsPage } from '#areas/staff/departments/departments-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/departments')({
  staticData: { access: ['administrator'] },
  component: page(m.admissions_departments_title, DepartmentsPage),
});
