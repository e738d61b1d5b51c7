import { createFileRoute } from '@tanstack/react-router';
import { PackagesPage } from '#areas/staff/packages/packages-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/staff/packages')({
  staticData: { title: m.staff_packages_title, access: ['administrator'] },
  component: page(PackagesPage),
});
