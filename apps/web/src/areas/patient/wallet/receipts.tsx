import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { riyadhDay } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import { onceEach } from '#shared/api/once-each.ts';
import { dateTime, digits, money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { ShowMore } from '#shared/ui/show-more.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { PaperButton } from './paper-button.tsx';
import { receiptPages } from './queries.ts';
import type { Paper } from './types.ts';

/** Papers are kept for six years; the last three are asked for. */
const yearsShown = 3;

const Row = ({ paper: p }: { paper: Paper }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3.5">
    <span className="flex min-w-0 flex-1 basis-48 flex-col">
      <span className="font-medium">{inLocale(p.title, p.title_ar)}</span>
      <InlineList className="text-small text-muted">
        <Ltr>{p.number}</Ltr>
        <time dateTime={p.issued_at}>{dateTime(p.issued_at)}</time>
      </InlineList>
    </span>
    <span className="flex items-center gap-3">
      <PaperButton paymentId={p.payment_id} kind={p.kind} {...(p.kind === 'credit_note' && { note: p.id })} />
      <span className="tabular font-bold whitespace-nowrap">{money(p.total)}</span>
    </span>
  </li>
);

const Papers = ({ year }: { year: number }) => {
  const pages = useInfiniteQuery(receiptPages(year));
  const { data, error, refetch } = pages;
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  const papers = onceEach(
    data.pages.flatMap(({ items }) => items),
    ({ id }) => id,
  );
  if (papers.length === 0) return <p className="text-muted">{m.billing_receipts_empty()}</p>;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {papers.map((paper) => (
            <Row key={paper.id} paper={paper} />
          ))}
        </ul>
      </Card>
      <ShowMore of={pages} className="self-center" label={m.billing_more_receipts()} />
    </>
  );
};

/** Tax invoices and credit notes of a year. */
export const Receipts = () => {
  const [thisYear] = useState(() => Number(riyadhDay(new Date()).slice(0, 4)));
  const [year, setYear] = useState(thisYear);
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-h3">{m.billing_receipts()}</h2>
        <SelectField
          label={m.billing_year()}
          value={String(year)}
          onChange={(event) => setYear(Number(event.currentTarget.value))}
          options={Array.from({ length: yearsShown }, (_, back) => ({
            value: String(thisYear - back),
            label: digits(String(thisYear - back)),
          }))}
        />
      </div>
      <Papers year={year} />
    </section>
  );
};
