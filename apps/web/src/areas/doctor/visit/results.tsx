import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { urgencyOf } from '#shared/records/lab-texts.ts';
import { dayOf } from '#shared/records/lab-values.ts';
import { FlagChip, Reading } from '#shared/records/reading.tsx';
import { isLabTest, type LabTest } from '#shared/records/types.ts';
import { Card } from '#shared/ui/card.tsx';
import { MoreLines, useFirstLines } from '#shared/ui/more-lines.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { ShowMore } from '#shared/ui/show-more.tsx';
import { Unread } from '#shared/ui/unread.tsx';
import { HoldControl } from './hold-control.tsx';
import { linesOf, resultsOf } from './queries.ts';
import { ShortTrend } from './short-trend.tsx';

const firstTests = 12;

const Trend = ({ mrn, id }: { readonly mrn: string; readonly id: number }) => {
  const { data } = useQuery(api.records.labTrend.query({ query: { mrn_number: mrn, id }, quiet: true }));
  return data ? <ShortTrend trend={data} /> : null;
};

const Row = ({ mrn, result }: { readonly mrn: string; readonly result: LabTest }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
    <span className="flex min-w-0 flex-col">
      <span className="font-medium">
        <Marked>{inLocale(result.title, result.title_ar)}</Marked>
      </span>
      {result.count > 1 && <Trend mrn={mrn} id={result.id} />}
    </span>
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <FlagChip result={result} />
      <Reading result={result} />
      <time dateTime={result.taken_at} className="text-small text-muted">
        {dayOf(result)}
      </time>
    </span>
    <HoldControl
      row={result}
      onRelease={(released) =>
        api.records.releaseResult({ params: { id: String(result.id) }, body: { mrn_number: mrn, released } })
      }
    />
  </li>
);

/**
 * The newest result of each test with the way that it has gone, the critical ones first, then those outside of their range. The others stand
 * behind a press: a test that is not listed must not pass for one that was not done.
 */
export const Results = ({ mrn }: { readonly mrn: string }) => {
  const read = useInfiniteQuery(resultsOf(mrn));
  const lines = linesOf(read.data);
  const tests = lines
    .filter((item) => isLabTest(item))
    .filter(({ withdrawn }) => !withdrawn)
    .toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
  const first = useFirstLines(tests, firstTests);
  if (!read.data) return <Unread title={m.doctor_results()} reads={[read]} />;
  if (lines.length === 0) return null;
  return (
    <Card as="section" className="flex flex-col gap-2">
      <h2 className="text-h3">{m.doctor_results()}</h2>
      <ul className="divide-y divide-line">
        {first.shown.map((result) => (
          <Row key={result.id} mrn={mrn} result={result} />
        ))}
      </ul>
      <MoreLines of={first} />
      {(first.isWhole || first.rest === 0) && <ShowMore of={read} className="self-start" />}
    </Card>
  );
};
