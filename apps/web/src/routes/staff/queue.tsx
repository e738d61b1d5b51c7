import { createFileRoute } from '@tanstack/react-router';
import { QueuePage } from '#areas/staff/queue/queue-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/queue')({
  staticData: { access: ['frontDesk'] },
  component: page(m.queue_staff_title, QueuePage),
});
