import { TrendingDown, TrendingUp } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { decimal, inPercent } from '#shared/format/index.ts';
import { changeOf } from '#shared/records/lab-values.ts';
import type { LabTrend } from '#shared/records/types.ts';

/** How the newest value differs from the one before, in words with an arrow. */
export const TrendChange = ({ trend: { values, trend_unit: unit } }: { trend: LabTrend }) => {
  const change = changeOf(values);
  if (!change) return null;
  if (change.way === 'same') return <span className="text-text-2">{m.records_change_same()}</span>;
  const [Icon, words] = change.way === 'up' ? [TrendingUp, m.records_change_up] : [TrendingDown, m.records_change_down];
  return (
    <span className="inline-flex items-center gap-2 text-text-2">
      <Icon aria-hidden size={18} />
      {words({ by: unit === '%' ? inPercent(decimal(change.by)) : decimal(change.by) })}
    </span>
  );
};
