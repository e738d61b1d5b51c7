import { createFileRoute } from '@tanstack/react-router';
import { CheckerPage } from '#areas/patient/symptoms/checker-page.tsx';
import { checkerSearch } from '#areas/patient/symptoms/checker-search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/symptom-checker')({
  staticData: { access: ['patient'] },
  validateSearch: checkerSearch,
  component: page(m.symptoms_title, CheckerPage),
});
