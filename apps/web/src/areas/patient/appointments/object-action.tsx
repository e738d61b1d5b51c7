import { isBlank } from '@balsam/domain/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleX } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { AppointmentDetail } from '#shared/visits/appointment.ts';

const longest = 500;

/** Sends an objection; whatever came of it, the appointment is read again, so that the true buttons show. */
const useObjection = (id: number, onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      asOneIntent('object', { id, text }, (_, idempotencyKey) =>
        api.booking.object({ params: { id }, body: { text }, idempotencyKey }),
      ),
    onSuccess: () => {
      toast.success(m.patient_object_done());
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['booking'] }),
  });
};

const ObjectDialog = ({ id, onClose }: { readonly id: number; readonly onClose: () => void }) => {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const objection = useObjection(id, onClose);
  const send = (): void => {
    setTried(true);
    if (!isBlank(text)) objection.mutate(text.trim());
  };
  return (
    <Dialog
      open
      confirmClose
      onClose={() => !objection.isPending && onClose()}
      icon={CircleX}
      tone="warning"
      title={m.patient_object_title()}
      actions={
        <>
          <Button size="lg" pending={objection.isPending} onClick={send}>
            {m.patient_object_send()}
          </Button>
          <Button variant="outline" size="lg" disabled={objection.isPending} onClick={onClose}>
            {m.patient_cancel_no()}
          </Button>
        </>
      }
    >
      <p className="-mt-2 text-text-2">{m.patient_object_text()}</p>
      <TextArea
        label={m.patient_object_label()}
        dir="auto"
        maxLength={longest}
        value={text}
        error={isTried && isBlank(text) ? m.patient_object_required() : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </Dialog>
  );
};

/** Says that a visit did not take place, while the server says that this may be said (D10.03). */
export const ObjectAction = ({ appointment }: { readonly appointment: AppointmentDetail }) => {
  const [isOpen, setOpen] = useState(false);
  if (!appointment.may.object.allowed) return null;
  return (
    <>
      <Button variant="outline" size="sm" icon={CircleX} onClick={() => setOpen(true)}>
        {m.patient_object()}
      </Button>
      {isOpen && <ObjectDialog id={appointment.id} onClose={() => setOpen(false)} />}
    </>
  );
};
