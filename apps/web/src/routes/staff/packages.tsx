import { createFileRoute } from '@tanstack/react-router';
import { PackagesPage } from '#areas/staff/packages/packages-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/packages')({
  staticData: { access: ['administrator'] },
  component: page(m.staff_packages_title, PackagesPage),
});
