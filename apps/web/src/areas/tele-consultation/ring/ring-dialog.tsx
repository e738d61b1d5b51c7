import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { otherOf } from '../people.ts';
import { visitOf } from '../queries.ts';
import { RingCard } from './ring-card.tsx';
import { useRingEnd } from './use-ring-end.ts';

/** The doctor calls, whatever page is open: accept, or not now. It goes when it rings no more. */
const RingDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const navigate = useNavigate();
  const { data: visit } = useQuery(visitOf(id));
  const decline = useMutation({
    mutationFn: () => api.teleConsultation.decline({ body: { appointment_id: id }, quiet: true }),
    onSettled: onClose,
  });
  useRingEnd(id, onClose);
  const accept = (): void => {
    onClose();
    void navigate({
      to: '/tele-consultation/$appointmentId',
      params: { appointmentId: String(id) },
      search: { answer: 1 },
    });
  };
  return (
    <Dialog open title={m.call_ringing_title()} onClose={() => decline.mutate()}>
      <RingCard doctor={visit && otherOf('patient', visit)} onAccept={accept} onDecline={() => decline.mutate()} />
    </Dialog>
  );
};

export default RingDialog;
