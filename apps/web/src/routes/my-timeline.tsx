import { createFileRoute } from '@tanstack/react-router';
import { TimelinePage } from '#areas/patient/records/timeline-page.tsx';
import * as m from '#paraglide/messages.js';
import { positive } from '#shared/api/search.ts';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/my-timeline')({
  staticData: { title: m.records_timeline_title, access: ['patient'] },
  /** `visit`: the one whose details are open. */
  validateSearch: (search): { visit?: number } => positive(search, 'visit'),
  component: page(TimelinePage),
});
