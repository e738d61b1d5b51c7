import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ovrOutcomes, ovrRules, type OvrOutcome } from '@balsam/domain/ovr';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { outcomeLabels, type OvrReport } from '#shared/ovr/ovr-labels.ts';
import { Unsent } from '#shared/ovr/unsent.tsx';
import { Button } from '#shared/ui/button.tsx';
import { RadioCards, Switch } from '#shared/ui/choices.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useClearWhen, useDraft } from '#shared/ui/use-draft.ts';

type Review = { readonly outcome: OvrOutcome | undefined; readonly actions: string; readonly shared: boolean };

const empty: Review = { outcome: undefined, actions: '', shared: false };

type FieldsProps = { readonly draft: Review; readonly change: (part: Partial<Review>) => void };

const Fields = ({ draft: { outcome, actions, shared }, change }: FieldsProps) => (
  <>
    <RadioCards
      label={m.ovr_outcome()}
      value={outcome}
      onChange={(chosen) => change({ outcome: chosen })}
      columns={3}
      options={ovrOutcomes.map((value) => ({ value, label: outcomeLabels[value]() }))}
    />
    <TextArea
      label={m.ovr_actions()}
      hint={m.staff_ovr_actions_hint()}
      dir="auto"
      rows={4}
      maxLength={ovrRules.reviewLongest}
      value={actions}
      onChange={({ currentTarget }) => change({ actions: currentTarget.value })}
    />
    <Switch
      label={m.staff_ovr_share()}
      detail={m.staff_ovr_share_text()}
      checked={shared}
      onChange={(isShared) => change({ shared: isShared })}
    />
  </>
);

/** Whether this is what the report was closed with: then it arrived, though its answer may have been lost. */
const isKept = ({ outcome, actions, shared }: Review, review: OvrReport['review']): boolean =>
  review !== null && review.outcome === outcome && review.actions === actions.trim() && review.shared === shared;

/** The review of a report while it waits for one. What is written is kept in this tab, also where a colleague closed the report first. */
export const ReviewForm = ({ report, onDone }: { readonly report: OvrReport; readonly onDone: () => void }) => {
  const { draft, isTyped, change, clear } = useDraft(`incident review ${report.id}`, empty);
  const client = useQueryClient();
  const review = useMutation({
    mutationFn: (body: { outcome: OvrOutcome; actions: string; shared: boolean }) =>
      api.ovr.change({
        params: { id: String(report.id) },
        body: { state: 'reviewed', updated_at: report.updated_at, ...body },
      }),
    onSuccess: () => {
      toast.success(m.staff_ovr_reviewed());
      clear();
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['ovr'] }),
  });
  const { outcome, shared } = draft;
  const written = draft.actions.trim();
  const isAnswered = !report.may.review.allowed && !review.isPending;
  const isMine = isKept(draft, report.review);
  const isOver = isMine || written === '';
  useClearWhen(isAnswered && isTyped && isOver, () => {
    if (isMine) toast.success(m.staff_ovr_reviewed());
    clear();
  });
  if (!report.may.review.allowed)
    return isAnswered && !isOver ? (
      <Unsent reason={m.staff_ovr_unsent()} onGiveUp={clear}>
        <TextArea label={m.ovr_actions()} dir="auto" rows={4} readOnly value={draft.actions} />
      </Unsent>
    ) : null;
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-4">
      <h3 className="text-h3">{m.ovr_review()}</h3>
      <FormError error={review.error} />
      <Fields draft={draft} change={change} />
      <Button
        className="self-start"
        disabled={outcome === undefined || written === ''}
        pending={review.isPending}
        onClick={() => outcome && review.mutate({ outcome, actions: written, shared })}
      >
        {m.staff_ovr_close()}
      </Button>
    </section>
  );
};
