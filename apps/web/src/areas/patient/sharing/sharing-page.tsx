import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { SectionTitle } from '#shared/ui/card.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { MadeLink } from './made-link.tsx';
import { ReceivedCard } from './received-card.tsx';
import { ShareForm } from './share-form.tsx';
import { ShareList } from './share-list.tsx';

/** Share my record: links to one's summary that end, who opened them, and what other hospitals gave. */
export const SharingPage = () => {
  const [link, setLink] = useState<string>();
  const { data, error, refetch } = useQuery(api.sharing.list.query());
  return (
    <Page>
      <PageHeading title={m.sharing_title()} detail={m.sharing_detail()} back="/medical-file" />
      <Split ratio="home">
        <div className="flex flex-col gap-4">
          {link === undefined ? (
            <ShareForm onMade={setLink} />
          ) : (
            <MadeLink link={link} onDone={() => setLink(undefined)} />
          )}
          <ReceivedCard />
        </div>
        <section className="flex flex-col gap-3">
          <SectionTitle>{m.sharing_list()}</SectionTitle>
          {error && !data && <ErrorState onRetry={() => void refetch()} />}
          {!error && !data && <SkeletonList />}
          {data && <ShareList list={data.items} />}
        </section>
      </Split>
    </Page>
  );
};
