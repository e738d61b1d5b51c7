import { useQuery } from '@tanstack/react-query';
import { Rotate3d } from 'lucide-react';
import { useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { QuestionList } from '#shared/content/question-list.tsx';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { BranchCard } from './branch-card.tsx';
import { ContactForm, type Sent } from './contact-form.tsx';
import { SentMessage } from './sent-message.tsx';

const BranchList = () => {
  const { data, error, refetch } = useQuery(api.hospital.locations.query({ quiet: true }));
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  return (
    <ul className="flex flex-col gap-4">
      {data.items.map((branch) => (
        <BranchCard key={branch.id} branch={branch} />
      ))}
    </ul>
  );
};

const Writing = () => {
  const id = useId();
  const [sent, setSent] = useState<Sent>();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <SectionTitle id={id}>{m.contact_form()}</SectionTitle>
        <p className="text-small text-muted">{m.contact_form_hint()}</p>
      </div>
      {sent ? <SentMessage sent={sent} onAgain={() => setSent(undefined)} /> : <ContactForm onSent={setSent} />}
    </Card>
  );
};

/** Nothing stands here when there are none. */
const Questions = () => {
  const { data } = useQuery(api.content.questions.query({ quiet: true }));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label={m.content_faq()} className="flex flex-col">
      <SectionTitle>{m.content_faq()}</SectionTitle>
      <QuestionList questions={data.items} />
    </section>
  );
};

/** `/contact-us`: where the hospital is and how to call it, and a message to it. For anybody. */
export const ContactPage = () => (
  <Page>
    <PageHeading title={m.contact_title()} detail={m.contact_detail()} />
    <Split ratio="slots">
      <section aria-label={m.contact_branches()} className="flex flex-col">
        <SectionTitle>{m.contact_branches()}</SectionTitle>
        <BranchList />
        <LinkButton variant="outline" icon={Rotate3d} to="/virtual-tour" className="mt-4 self-start">
          {m.contact_tour()}
        </LinkButton>
      </section>
      <Writing />
    </Split>
    <Questions />
  </Page>
);
