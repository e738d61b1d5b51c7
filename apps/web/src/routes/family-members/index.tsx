import { createFileRoute } from '@tanstack/react-router';
import { FamilyPage } from '#areas/patient/family/family-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/family-members/')({
  staticData: { access: ['patient'] },
  component: page(m.family_title, FamilyPage),
});
