import { createFileRoute } from '@tanstack/react-router';
import { FamilyPage } from '#areas/patient/family/family-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/family-members/')({
  staticData: { title: m.family_title, access: ['patient'] },
  component: page(FamilyPage),
});
