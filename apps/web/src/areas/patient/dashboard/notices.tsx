import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { AnnouncementNote } from '#shared/content/announcement-note.tsx';
import { DashboardPrompt } from '../reviews/dashboard-prompt.tsx';

/** What the hospital announces to everybody; a failure leaves the place empty. */
const Announcements = () => {
  const { data } = useQuery(api.content.announcements.query({ quiet: true }));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label={m.content_announcements_label()} className="flex flex-col gap-2.5">
      {data.items.map((announcement) => (
        <AnnouncementNote key={announcement.id} announcement={announcement} />
      ))}
    </section>
  );
};

/** What is asked and told below the day: how the last visit was, and what the hospital announces. */
const Notices = () => (
  <>
    <DashboardPrompt />
    <Announcements />
  </>
);

export default Notices;
