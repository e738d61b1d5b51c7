import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Card } from '#shared/ui/card.tsx';
import { SummaryView, type Summary } from '#shared/visits/summary-view.tsx';
import { UnsavedNote } from '#shared/visits/unsaved-note.tsx';
import type { Draft } from './draft.ts';
import { forgetUnsaved, unsavedDraft } from './use-summary-draft.ts';

/** A draft in the place of what is kept of the summary. What a pharmacy would give for it nobody has looked up. */
const withDraft = (summary: Summary, draft: Draft): Summary => ({
  ...summary,
  ...draft,
  medicines: draft.medicines.map((medicine) => ({ ...medicine, packs: 0, available: true })),
  follow_up: null,
  addenda: [],
});

type DraftProps = { readonly id: number; readonly summary: Summary };

/** What was typed in this tab and did not arrive before the summary was signed on another screen: it is in no summary, and is not lost. */
export const UnsavedText = ({ id, summary }: DraftProps) => {
  const [draft, setDraft] = useState(() => unsavedDraft(id, summary));
  if (!draft) return null;
  const forget = (): void => {
    forgetUnsaved(id);
    setDraft(undefined);
  };
  return (
    <UnsavedNote reason={m.doctor_draft_unsaved()} onForget={forget}>
      <SummaryView summary={withDraft(summary, draft)} />
    </UnsavedNote>
  );
};

/** What was written of a visit of which no summary can be signed any more: the doctor still reads it. */
export const UnsignedDraft = ({ id, summary }: DraftProps) => {
  const unsaved = unsavedDraft(id, summary);
  if (!unsaved && summary.updated_at === null) return null;
  return (
    <Card as="section" className="flex flex-col gap-5">
      <h2 className="text-h3">{m.doctor_draft_unsigned()}</h2>
      <SummaryView summary={unsaved ? withDraft(summary, unsaved) : summary} />
    </Card>
  );
};
