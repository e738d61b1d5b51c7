import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page, Split } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { useDesktop } from '#shared/ui/use-desktop.ts';
import { LabDetail } from './lab-detail.tsx';
import { LabList } from './lab-list.tsx';
import { urgencyOf } from '#shared/records/lab-texts.ts';
import { labTests } from './queries.ts';
import { isLabTest, type LabTest } from '#shared/records/types.ts';

/**
 * On a phone the list and the detail take turns, and nothing is asked for a detail that is not shown; the chosen test stands in the address, so
 * that back and reload keep it.
 */
const Both = ({ tests, chosen }: { tests: readonly LabTest[]; chosen: number | undefined }) => {
  const shown = chosen ?? tests[0]?.id;
  const hasDetail = useDesktop() || chosen !== undefined;
  return (
    <Split ratio="labs">
      <section className={chosen === undefined ? 'flex flex-col gap-3' : 'flex flex-col gap-3 max-desktop:hidden'}>
        <h2 className="text-h3">{m.records_latest()}</h2>
        <LabList tests={tests} chosen={chosen} shown={shown} />
        <p className="text-small text-muted">{m.records_band_note()}</p>
      </section>
      {hasDetail && shown !== undefined && (
        <div className="flex flex-col gap-4">
          {chosen !== undefined && (
            <LinkButton variant="outline" size="sm" to="/lab-works" search={{}} className="self-start desktop:hidden">
              {m.records_back_to_labs()}
            </LinkButton>
          )}
          <LabDetail id={shown} />
        </div>
      )}
    </Split>
  );
};

/** Of the results of one day, those that ask for attention come first. */
const attentionFirst = (tests: readonly LabTest[]): LabTest[] =>
  tests.toSorted((a, b) => b.day.localeCompare(a.day) || urgencyOf(a) - urgencyOf(b));

const Content = () => {
  const { test } = useSearch({ from: '/lab-works' });
  const { data, error, refetch } = useQuery(labTests);
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList count={5} />;
  const tests = data.items.filter(isLabTest);
  if (tests.length === 0)
    return (
      <EmptyState
        art="box"
        title={m.records_labs_empty_title()}
        text={m.records_labs_empty_text()}
        action={<LinkButton to="/appointment/book">{m.records_book()}</LinkButton>}
      />
    );
  return <Both tests={attentionFirst(tests)} chosen={test} />;
};

/** Lab Works: every test with its newest value, and how one of them went over time. */
export const LabsPage = () => (
  <Page>
    <PageHeading title={m.records_labs_title()} back="/dashboard" />
    <Content />
  </Page>
);
