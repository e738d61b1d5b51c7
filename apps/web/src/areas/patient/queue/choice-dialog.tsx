import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';

type Way = 'walk_in' | 'appointment';

/** S2.14: walk-in or appointment, OK and cancel. */
export const ChoiceDialog = ({ onClose }: { onClose: () => void }) => {
  const [way, setWay] = useState<Way>('walk_in');
  const navigate = useNavigate();
  return (
    <Dialog
      open
      closable
      onClose={onClose}
      title={m.queue_title()}
      actions={
        <>
          <Button
            wide
            onClick={() => void navigate({ to: way === 'walk_in' ? '/queue/walk-in' : '/queue/appointment' })}
          >
            {m.queue_ok()}
          </Button>
          <Button variant="outline" wide onClick={onClose}>
            {m.queue_cancel()}
          </Button>
        </>
      }
    >
      <RadioCards<Way>
        label={m.queue_choice_text()}
        value={way}
        onChange={setWay}
        options={[
          { value: 'walk_in', label: m.queue_walk_in(), detail: m.queue_walk_in_hint() },
          { value: 'appointment', label: m.queue_appointment(), detail: m.queue_appointment_hint() },
        ]}
      />
    </Dialog>
  );
};
