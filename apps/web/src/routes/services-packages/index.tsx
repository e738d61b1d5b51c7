import { createFileRoute } from '@tanstack/react-router';
import { PackagesPage } from '#areas/patient/packages/packages-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/services-packages/')({
  staticData: { access: 'public' },
  component: page(m.packages_title, PackagesPage),
});
