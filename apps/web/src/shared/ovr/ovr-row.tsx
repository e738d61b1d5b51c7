import { FileWarning } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { ListRow } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { categoryLabels, type OvrReport, severityLabels, stateStyles } from './ovr-labels.ts';

type OvrRowProps = { readonly report: OvrReport; readonly withDepartment?: boolean; readonly onOpen: () => void };

/** One report in a list: what kind, how grave, where, and how far it is. */
export const OvrRow = ({ report, withDepartment = false, onOpen }: OvrRowProps) => {
  const { tone, word } = stateStyles[report.state];
  return (
    <li>
      <ListRow
        icon={FileWarning}
        tint="family"
        title={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {report.category ? categoryLabels[report.category]() : m.ovr_untitled()}
            <Chip tone={tone}>{word()}</Chip>
          </span>
        }
        detail={
          <InlineList>
            {report.severity && <span>{severityLabels[report.severity]()}</span>}
            {report.location && (
              <span className="wrap-anywhere">
                <Marked>{report.location}</Marked>
              </span>
            )}
            {withDepartment && <span>{inLocale(report.department.title, report.department.title_ar)}</span>}
            <time dateTime={report.happened_at ?? report.updated_at} className="tabular">
              {dateTime(report.happened_at ?? report.updated_at)}
            </time>
          </InlineList>
        }
        onPress={onOpen}
      />
    </li>
  );
};
