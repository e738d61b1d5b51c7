import { createFileRoute } from '@tanstack/react-router';
import { WalkInPage } from '#areas/patient/queue/walk-in-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/queue/walk-in')({
  staticData: { access: ['patient'] },
  component: page(m.queue_walk_in_title, WalkInPage),
});
