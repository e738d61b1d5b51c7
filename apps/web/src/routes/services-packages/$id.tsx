import { createFileRoute } from '@tanstack/react-router';
import { PackagePage } from '#areas/patient/packages/package-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/services-packages/$id')({
  staticData: { title: m.packages_title, access: 'public' },
  component: page(PackagePage),
});
