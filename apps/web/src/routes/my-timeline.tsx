import { createFileRoute } from '@tanstack/react-router';
import { TimelinePage } from '#areas/patient/records/timeline-page.tsx';
import { timelineSearch } from '#areas/patient/records/timeline-search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/my-timeline')({
  staticData: { access: ['patient'] },
  validateSearch: timelineSearch,
  component: page(m.records_timeline_title, TimelinePage),
});
