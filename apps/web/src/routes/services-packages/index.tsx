import { createFileRoute } from '@tanstack/react-router';
import { PackagesPage } from '#areas/patient/packages/packages-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/services-packages/')({
  staticData: { title: m.packages_title, access: 'public' },
  component: page(PackagesPage),
});
