import { useQuery } from '@tanstack/react-query';
import { Info, Table } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { hijriDay } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Filled, gap } from '#shared/ui/person-name.tsx';
import { ErrorState, SkeletonCard } from '#shared/ui/states.tsx';
import { dayOf, inTrend } from '#shared/records/lab-values.ts';
import {
  confirmationSentence,
  conflictSentence,
  rangeSentence,
  sentence,
  spans,
  within,
  type Span,
} from '#shared/records/lab-texts.ts';
import { SourceText, Title } from './source-text.tsx';
import { labTrend } from './queries.ts';
import { FlagChip, Reading } from '#shared/records/reading.tsx';
import { TrendChange } from './trend-change.tsx';
import { TrendChart } from './trend-chart.tsx';
import { TrendTable } from './trend-table.tsx';
import type { LabTrend, TrendValue } from '#shared/records/types.ts';

const Spans = ({ span, onChange }: { span: Span; onChange: (span: Span) => void }) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">{m.records_span()}</legend>
    {spans.map(({ key, label }) => (
      <ToggleChip key={key} pressed={key === span} onPress={() => onChange(key)}>
        {label()}
      </ToggleChip>
    ))}
  </fieldset>
);

const Head = ({ trend }: { trend: LabTrend }) => {
  const isDay = trend.precision === 'day' || trend.precision === 'instant';
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-h2">
          <Title record={trend} />
        </h2>
        <FlagChip result={trend} />
      </div>
      <InlineList className="text-small text-muted">
        <span>{dayOf(trend, 'long')}</span>
        {isDay && <span>{hijriDay(trend.day)}</span>}
      </InlineList>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Reading result={trend} large />
        {!trend.withdrawn && <TrendChange trend={trend} />}
      </div>
    </div>
  );
};

/** What the result means, what speaks against it, and what the test is. */
const Meaning = ({ trend }: { trend: LabTrend }) => {
  const [conflict, confirmation] = [conflictSentence(trend), confirmationSentence(trend)];
  const about = inLocale(trend.about, trend.about_ar);
  return (
    <Note icon={Info} tone={trend.flag.startsWith('critical') ? 'danger' : 'accent'}>
      <p>{sentence(trend)}</p>
      {trend.amended && <p>{m.records_sentence_amended()}</p>}
      {confirmation && <p>{confirmation}</p>}
      {conflict && <p>{conflict}</p>}
      {about && <p>{about}</p>}
    </Note>
  );
};

/** The range in words, and where values were converted to be compared. */
const Ranges = ({ trend, numbers }: { trend: LabTrend; numbers: readonly TrendValue[] }) => {
  const range = rangeSentence(trend);
  return (
    <>
      {range && <p className="text-small text-success-text">{range}</p>}
      {trend.range_text && (
        <p className="text-small text-text-2">
          {m.records_range_as_written()} <SourceText>{trend.range_text}</SourceText>
        </p>
      )}
      {numbers.some(({ converted }) => converted !== null) && (
        <p className="text-small text-text-2">
          <Filled sentence={m.records_converted_note({ unit: gap })}>
            <Ltr>{trend.trend_unit}</Ltr>
          </Filled>
        </p>
      )}
    </>
  );
};

const Shown = ({ trend }: { trend: LabTrend }) => {
  const [span, setSpan] = useState<Span>('all');
  const [asTable, setAsTable] = useState(false);
  const values = within(trend.values, span);
  const numbers = values.filter((v) => inTrend(v) !== undefined);
  // Numbers of which nobody says what they count are no curve.
  const isCurve = numbers.length > 0 && trend.trend_unit !== null;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <Head trend={trend} />
      <Meaning trend={trend} />
      {trend.values.length > 1 && <Spans span={span} onChange={setSpan} />}
      {asTable || !isCurve ? (
        <TrendTable values={values} unit={trend.trend_unit} />
      ) : (
        <TrendChart results={numbers} label={inLocale(trend.title, trend.title_ar)} />
      )}
      <Ranges trend={trend} numbers={numbers} />
      {isCurve && (
        <Button variant="outline" icon={Table} className="self-start" onClick={() => setAsTable(!asTable)}>
          {asTable ? m.records_as_chart() : m.records_as_table()}
        </Button>
      )}
    </Card>
  );
};

/** One test: a plain sentence first, then how it went over time. */
export const LabDetail = ({ id }: { id: number }) => {
  const { data, error, refetch } = useQuery(labTrend(id));
  if (data) return <Shown key={id} trend={data} />;
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  return <SkeletonCard />;
};
