import { unitText } from '@balsam/domain/records';
import { ArrowRight } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inTrend } from '#shared/records/lab-values.ts';
import { NumberText } from '#shared/records/reading.tsx';
import type { LabTrend, TrendValue } from '#shared/records/types.ts';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Filled, gap } from '#shared/ui/person-name.tsx';

const most = 5;

const Value = ({ value, unit, first }: { readonly value: TrendValue; unit: string | null; first: boolean }) => (
  <li className="inline-flex items-center gap-1.5">
    {!first && <ArrowRight aria-hidden size={14} className="mirrored" />}
    <bdi>
      <NumberText value={{ decimal: inTrend(value)?.decimal ?? null, comparator: value.comparator, unit }} />
    </bdi>
  </li>
);

/** The last values of a test, oldest first and all in one unit: the way that it has gone. Nothing where there is one value. */
export const ShortTrend = ({
  trend: { values, trend_unit: unit },
}: {
  readonly trend: Pick<LabTrend, 'values' | 'trend_unit'>;
}) => {
  const last = values.filter((value) => inTrend(value) !== undefined).slice(-most);
  if (last.length < 2) return null;
  return (
    <span className="tabular text-small text-muted">
      <span className="flex flex-wrap items-center gap-x-1.5">
        <ol className="contents">
          {last.map((value, nth) => (
            <Value key={value.id} value={value} unit={unit} first={nth === 0} />
          ))}
        </ol>
        {unit !== null && unit !== '%' && <Ltr>{unitText(unit)}</Ltr>}
      </span>
      {last.some(({ converted }) => converted !== null) && (
        <Filled sentence={m.records_converted_note({ unit: gap })}>
          <Ltr>{unitText(unit ?? '')}</Ltr>
        </Filled>
      )}
    </span>
  );
};
