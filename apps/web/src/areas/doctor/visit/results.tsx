import { unitText } from '@balsam/domain/records';
import { useQuery } from '@tanstack/react-query';
import type { CallReply } from '@balsam/contract/call';
import type { records } from '@balsam/contract/records';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { day, digits } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { resultsOf } from './queries.ts';

type Listed = CallReply<typeof records.reports>['items'][number];
type Result = Exclude<Listed, { readonly type: string }>;

const shown = 12;
/** The list of tests holds no reports; they are asked for by their type. */
const isTest = (item: Listed): item is Result => !('type' in item);
const isOutside = ({ flag }: Result): boolean => !['normal', 'unknown'].includes(flag);

/** The values before the newest, oldest first: the way that a test has gone. */
const Trend = ({ mrn, id }: { readonly mrn: string; readonly id: number }) => {
  const { data } = useQuery(api.records.labTrend.query({ query: { mrn_number: mrn, id }, quiet: true }));
  const values = (data?.values ?? []).filter(({ decimal }) => decimal !== null).slice(-5);
  if (values.length < 2) return null;
  return (
    <span className="tabular text-small text-muted">
      <Ltr>{values.map(({ decimal }) => digits(decimal ?? '')).join(' → ')}</Ltr>
    </span>
  );
};

const Row = ({ mrn, result }: { readonly mrn: string; readonly result: Result }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
    <span className="flex flex-col">
      <span className="font-medium">
        <Marked>{inLocale(result.title, result.title_ar)}</Marked>
      </span>
      {result.count > 1 && <Trend mrn={mrn} id={result.id} />}
    </span>
    <span className="flex items-center gap-3">
      {isOutside(result) && <Chip tone="warning">{m.doctor_result_outside()}</Chip>}
      <span className="tabular font-bold">
        <Ltr>
          {result.decimal === null ? (result.value_text ?? '') : `${result.comparator ?? ''}${digits(result.decimal)}`}{' '}
          {unitText(result.unit ?? '')}
        </Ltr>
      </span>
      <time dateTime={result.taken_at} className="text-small text-muted">
        {day(result.day)}
      </time>
    </span>
  </li>
);

/** The newest result of each test with the way that it has gone, those outside of their range first. */
export const Results = ({ mrn }: { readonly mrn: string }) => {
  const { data } = useQuery(resultsOf(mrn));
  if (!data || data.items.length === 0) return null;
  const items = data.items
    .filter((item) => isTest(item))
    .filter(({ withdrawn }) => !withdrawn)
    .toSorted((a, b) => Number(isOutside(b)) - Number(isOutside(a)))
    .slice(0, shown);
  return (
    <Card as="section" className="flex flex-col gap-2">
      <h2 className="text-h3">{m.doctor_results()}</h2>
      <ul className="divide-y divide-line">
        {items.map((result) => (
          <Row key={result.id} mrn={mrn} result={result} />
        ))}
      </ul>
    </Card>
  );
};
