import { createFileRoute } from '@tanstack/react-router';
import { GrowthPage } from '#areas/patient/growth/growth-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/growth')({
  staticData: { access: ['patient'] },
  component: page(m.growth_title, GrowthPage),
});
