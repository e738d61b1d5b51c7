import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { OvrFacts, OvrReview } from '#shared/ovr/ovr-facts.tsx';
import { stateStyles } from '#shared/ovr/ovr-labels.ts';
import { Chip } from '#shared/ui/chip.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { SheetState } from '../sheet-state.tsx';
import { ReviewForm } from './review-form.tsx';

/** One report, who reported it, and its review. */
const ReviewDialog = ({ id, onClose }: { readonly id: number; readonly onClose: () => void }) => {
  const { data, error, refetch } = useQuery(api.ovr.show.query({ params: { id: String(id) }, quiet: true }));
  return (
    <Dialog open wide closable onClose={onClose} title={m.ovr_report()}>
      {data ? (
        <>
          <p>
            <Chip tone={stateStyles[data.state].tone}>{stateStyles[data.state].word()}</Chip>
          </p>
          <OvrFacts report={data} />
          <OvrReview report={data} />
          <ReviewForm report={data} onDone={onClose} />
        </>
      ) : (
        <SheetState error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
};

export default ReviewDialog;
