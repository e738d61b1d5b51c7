import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ovrOutcomes, ovrRules, type OvrOutcome } from '@balsam/domain/ovr';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { OvrFacts, OvrReview } from '#shared/ovr/ovr-facts.tsx';
import { outcomeLabels, type OvrReport, stateStyles } from '#shared/ovr/ovr-labels.ts';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { RadioCards, Switch } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { toast } from '#shared/ui/toast.ts';
import { SheetState } from '../sheet-state.tsx';

const ReviewForm = ({ report, onDone }: { readonly report: OvrReport; readonly onDone: () => void }) => {
  const [outcome, setOutcome] = useState<OvrOutcome>();
  const [actions, setActions] = useState('');
  const [shared, setShared] = useState(false);
  const client = useQueryClient();
  const review = useMutation({
    mutationFn: (body: { outcome: OvrOutcome; actions: string; shared: boolean }) =>
      api.ovr.change({
        params: { id: String(report.id) },
        body: { state: 'reviewed', updated_at: report.updated_at, ...body },
      }),
    onSuccess: () => {
      toast.success(m.staff_ovr_reviewed());
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['ovr'] }),
  });
  const written = actions.trim();
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-4">
      <h3 className="text-h3">{m.ovr_review()}</h3>
      <FormError error={review.error} />
      <RadioCards
        label={m.ovr_outcome()}
        value={outcome}
        onChange={setOutcome}
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
        onChange={({ currentTarget }) => setActions(currentTarget.value)}
      />
      <Switch label={m.staff_ovr_share()} detail={m.staff_ovr_share_text()} checked={shared} onChange={setShared} />
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

/** One report, who reported it, and its review. */
const ReviewDialog = ({ id, onClose }: { readonly id: number; readonly onClose: () => void }) => {
  const { data, error, refetch } = useQuery(api.ovr.show.query({ params: { id: String(id) }, quiet: true }));
  return (
    <Dialog open confirmClose wide closable onClose={onClose} title={m.ovr_report()}>
      {data ? (
        <>
          <p>
            <Chip tone={stateStyles[data.state].tone}>{stateStyles[data.state].word()}</Chip>
          </p>
          <OvrFacts report={data} />
          <OvrReview report={data} />
          {data.may.review.allowed && <ReviewForm report={data} onDone={onClose} />}
        </>
      ) : (
        <SheetState error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
};

export default ReviewDialog;
