import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime } from '#shared/format/index.ts';
import { Card } from '#shared/ui/card.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { stepTitles } from '#shared/visits/check-in-steps.ts';
import { Unread } from '#shared/ui/unread.tsx';

/** What the patient finished at home before the visit, the consent to treatment among it. Nothing while nothing is done. */
export const PreparedSection = ({ id }: { readonly id: number }) => {
  const read = useQuery(api.checkIn.read.query({ params: { id }, quiet: true }));
  if (!read.data) return <Unread title={m.checkin_doctor_done()} reads={[read]} />;
  const done = read.data.steps.filter((step) => step.done_at !== null);
  if (done.length === 0) return null;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-h3">{m.checkin_doctor_done()}</h2>
      <ul className="flex flex-col gap-2">
        {done.map(({ name, done_at: at }) => (
          <li key={name} className="flex items-center gap-2">
            <CircleCheck aria-hidden size={20} className="shrink-0 text-success-text" />
            <InlineList>
              <span>{stepTitles[name]()}</span>
              <time dateTime={at!} className="tabular text-muted">
                {dateTime(at!)}
              </time>
            </InlineList>
          </li>
        ))}
      </ul>
    </Card>
  );
};
