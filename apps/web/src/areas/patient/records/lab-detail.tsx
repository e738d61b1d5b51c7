import { useQuery } from '@tanstack/react-query';
import { Info, Table, TrendingDown, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { hijriDay, longDay } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ToggleChip } from '../../../shared/ui/chip.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { ErrorState, SkeletonCard } from '../../../shared/ui/states.tsx';
import { rangeSentence, sentence, spans, within, type Span } from './lab-words.ts';
import { Title } from './one-language.tsx';
import { labTrend } from './queries.ts';
import { FlagChip, Reading, shown } from './reading.tsx';
import { TrendChart } from './trend-chart.tsx';
import { TrendTable } from './trend-table.tsx';
import type { LabTrend } from './types.ts';

const Change = ({ values }: { values: LabTrend['values'] }) => {
  const [before, now] = [values.at(-2)?.value, values.at(-1)?.value];
  if (typeof before !== 'number' || typeof now !== 'number') return null;
  const by = shown(Math.abs(now - before));
  if (shown(now) === shown(before)) return <span className="text-text-2">{m.records_change_same()}</span>;
  const Icon = now > before ? TrendingUp : TrendingDown;
  return (
    <span className="inline-flex items-center gap-2 text-text-2">
      <Icon aria-hidden size={18} />
      {now > before ? m.records_change_up({ by }) : m.records_change_down({ by })}
    </span>
  );
};

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

const Head = ({ trend }: { trend: LabTrend }) => (
  <div className="flex flex-col gap-2">
    <div className="flex items-start justify-between gap-3">
      <h2 className="text-h2">
        <Title of={trend} />
      </h2>
      <FlagChip flag={trend.flag} />
    </div>
    <Facts className="text-small text-muted">
      <span>{longDay(trend.day)}</span>
      <span>{hijriDay(trend.day)}</span>
    </Facts>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Reading of={trend} large />
      <Change values={trend.values} />
    </div>
  </div>
);

const Shown = ({ trend }: { trend: LabTrend }) => {
  const [span, setSpan] = useState<Span>('all');
  const [asTable, setAsTable] = useState(false);
  const values = within(trend.values, span);
  const numbers = values.filter((v) => v.value !== null);
  const range = rangeSentence(trend);
  const about = inLocale(trend.about, trend.about_ar);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <Head trend={trend} />
      <Note icon={Info}>
        <p>{sentence(trend.flag)}</p>
        {about && <p>{about}</p>}
      </Note>
      {trend.values.length > 1 && <Spans span={span} onChange={setSpan} />}
      {asTable || numbers.length === 0 ? (
        <TrendTable values={values} />
      ) : (
        <TrendChart results={numbers} label={inLocale(trend.title, trend.title_ar)} />
      )}
      {range && <p className="text-small text-success-text">{range}</p>}
      {numbers.length > 0 && (
        <Button look="outline" icon={Table} className="self-start" onClick={() => setAsTable(!asTable)}>
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
