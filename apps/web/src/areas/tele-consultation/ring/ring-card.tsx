import { PhoneOff, Video } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useRingTone } from '../engine/sound.ts';
import type { OtherPerson } from '../people.ts';

type RingCardProps = {
  readonly doctor: OtherPerson | undefined;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
  readonly pending?: boolean | undefined;
};

/** It rings: who calls, and the two answers. */
export const RingCard = ({ doctor, onAccept, onDecline, pending = false }: RingCardProps) => {
  useRingTone();
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      {doctor && <Avatar size={96} portrait={doctor.portrait} photo={doctor.photo} />}
      <p role="alert">
        {doctor && <span className="block text-h2">{doctor.name}</span>}
        <span>{m.call_ringing_text()}</span>
      </p>
      <div className="flex w-full flex-wrap gap-3">
        <Button icon={Video} size="lg" pending={pending} onClick={onAccept} className="flex-1">
          {m.call_accept()}
        </Button>
        <Button variant="outline" icon={PhoneOff} size="lg" onClick={onDecline} className="flex-1">
          {m.call_not_now()}
        </Button>
      </div>
    </div>
  );
};
