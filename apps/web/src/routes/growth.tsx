import { createFileRoute } from '@tanstack/react-router';
import { GrowthPage } from '#areas/patient/growth/growth-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/growth')({
  staticData: { title: m.growth_title, access: ['patient'] },
  component: page(GrowthPage),
});
