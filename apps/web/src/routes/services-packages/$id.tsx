import { createFileRoute } from '@tanstack/react-router';
import { PackagePage } from '#areas/patient/packages/package-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/services-packages/$id')({
  staticData: { access: 'public' },
  component: page(m.packages_title, PackagePage),
});
