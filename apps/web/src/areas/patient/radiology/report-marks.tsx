import { Hourglass, Lock, Undo2 } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Chip } from '#shared/ui/chip.tsx';
import type { ReportCard } from './queries.ts';

const unfinished = new Set(['preliminary', 'registered', 'partial']);

/** That a report was withdrawn, corrected, may still change, or is held back. */
export const ReportMarks = ({
  report,
}: {
  report: Pick<ReportCard, 'withdrawn' | 'amended' | 'corrected_by' | 'held' | 'status'>;
}) => (
  <span className="inline-flex flex-wrap gap-1">
    {report.withdrawn && <Chip icon={Undo2}>{m.records_report_is_withdrawn()}</Chip>}
    {report.corrected_by !== null && <Chip tone="warning">{m.records_corrected_later()}</Chip>}
    {report.amended && <Chip tone="accent">{m.records_report_is_corrected()}</Chip>}
    {unfinished.has(report.status) && <Chip icon={Hourglass}>{m.records_report_is_preliminary()}</Chip>}
    {report.held && (
      <Chip tone="warning" icon={Lock}>
        {m.records_held()}
      </Chip>
    )}
  </span>
);
