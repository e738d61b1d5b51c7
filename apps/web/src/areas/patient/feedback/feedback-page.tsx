import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { digits } from '#shared/format/index.ts';
import { TicketList } from '#shared/support/ticket-list.tsx';
import { Button } from '#shared/ui/button.tsx';
import { SectionTitle } from '#shared/ui/card.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import { FeedbackForm } from './feedback-form.tsx';

const Thanks = ({ id, onAgain }: { readonly id: number; readonly onAgain: () => void }) => (
  <Note tone="success" icon={CircleCheck}>
    <output className="block">
      <span className="block font-bold">{m.reviews_feedback_thanks()}</span>
      {m.reviews_feedback_follow({ ticket: digits(String(id)) })}
    </output>
    <Button variant="outline" size="sm" onClick={onAgain} className="mt-3">
      {m.reviews_feedback_again()}
    </Button>
  </Note>
);

/** `/feedback`: tells the hospital something, and shows what became of it (D14.10). */
export const FeedbackPage = () => {
  const [sent, setSent] = useState<number>();
  return (
    <Page narrow>
      <PageHeading title={m.reviews_feedback_title()} detail={m.reviews_feedback_detail()} back="/dashboard" />
      {sent === undefined ? (
        <FeedbackForm onSent={({ id }) => setSent(id)} />
      ) : (
        <Thanks id={sent} onAgain={() => setSent(undefined)} />
      )}
      <section aria-labelledby="feedback-sent" className="flex flex-col gap-3">
        <SectionTitle id="feedback-sent">{m.reviews_feedback_sent()}</SectionTitle>
        <TicketList
          status="all"
          about="feedback"
          linkOf={(id) => ({ to: '/pharmacy/support/$id', params: { id: String(id) } })}
          empty={<EmptyState art="box" title={m.reviews_feedback_none()} text={m.reviews_feedback_none_text()} />}
        />
      </section>
    </Page>
  );
};
