import * as m from '#paraglide/messages.js';
import { OvrFacts } from '#shared/ovr/ovr-facts.tsx';
import type { OvrReport } from '#shared/ovr/ovr-labels.ts';
import { Unsent } from '#shared/ovr/unsent.tsx';
import { useClearWhen } from '#shared/ui/use-draft.ts';
import { contentOf } from './draft.ts';
import { useReportDraft } from './use-report-draft.ts';

/** What was typed here and not sent when the report was submitted from another device. */
export const UnsentReport = ({ report }: { readonly report: OvrReport }) => {
  const { draft, isTyped, isKept, clear } = useReportDraft(report);
  useClearWhen(isKept && !isTyped, clear);
  if (!isTyped) return null;
  return (
    <Unsent reason={m.ovr_unsent()} onGiveUp={clear}>
      <OvrFacts report={{ ...report, ...contentOf(draft) }} />
    </Unsent>
  );
};
