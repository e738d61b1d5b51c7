import { bookingErrors } from '@balsam/contract/errors/booking';
import { Clock } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import type { FreeSlot } from '../api-types.ts';
import { relativeTime } from '#shared/visits/slot-time.ts';

type SlotTakenDialogProps = {
  readonly nearest: readonly FreeSlot[];
  readonly onChoose: (slot: FreeSlot) => void;
  readonly onClose: () => void;
};

/** D5.01: somebody else was quicker. The three nearest free times, each a tap away. */
export const SlotTakenDialog = ({ nearest, onChoose, onClose }: SlotTakenDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    icon={Clock}
    tone="warning"
    title={inLocale(bookingErrors.slot_taken.en, bookingErrors.slot_taken.ar)}
    actions={
      <Button variant="outline" onClick={onClose}>
        {m.booking_other_times()}
      </Button>
    }
  >
    <p className="text-text-2">{nearest.length > 0 ? m.booking_taken_nearest() : m.booking_taken_none()}</p>
    <ul className="flex flex-col gap-2.5">
      {nearest.map((slot) => (
        <li key={slot.id}>
          <Button variant="soft" wide onClick={() => onChoose(slot)}>
            {relativeTime(slot)}
          </Button>
        </li>
      ))}
    </ul>
  </Dialog>
);
