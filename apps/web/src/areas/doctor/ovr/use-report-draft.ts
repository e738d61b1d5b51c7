import { useState } from 'react';
import type { OvrReport } from '#shared/ovr/ovr-labels.ts';
import { useDraft } from '#shared/ui/use-draft.ts';
import { contentOf, draftOf, type OvrDraft } from './draft.ts';

/**
 * What is typed, and over which version it is saved: that from which the typing began, or the one the doctor chose to replace. What another
 * device saved meanwhile is not written over unseen.
 */
export const useReportDraft = (report: OvrReport | undefined) => {
  const [openedAt] = useState(() => new Date());
  const kept = draftOf(report, openedAt);
  const saved = report?.updated_at ?? '';
  const {
    draft,
    isTyped: isKept,
    change,
    clear,
  } = useDraft(`incident ${report?.id ?? 'new'}`, { ...kept, seen: saved });
  const isTyped = JSON.stringify(contentOf(draft)) !== JSON.stringify(contentOf(kept));
  const seen = isTyped ? draft.seen : saved;
  return {
    draft,
    seen,
    /** Whether what is typed is other than what the hospital keeps. */
    isTyped,
    /** Whether this tab keeps a draft at all, be it of the same words. */
    isKept,
    isChanged: seen !== saved,
    change: (part: Partial<OvrDraft>): void => change({ ...part, seen }),
    keep: (): void => change({ seen: saved }),
    clear,
  };
};
