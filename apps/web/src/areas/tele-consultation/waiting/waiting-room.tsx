import type { CallStatus } from '@balsam/contract/tele-consultation';
import { PhoneCall, Settings2, Video } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { time } from '#shared/format/index.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Note } from '#shared/ui/note.tsx';
import { SkeletonCard } from '#shared/ui/states.tsx';
import { VideoView } from '../call/video-view.tsx';
import type { LocalMedia } from '../engine/use-local-media.ts';
import { useStreamOf } from '../engine/use-stream.ts';
import type { OtherPerson, Side } from '../people.ts';
import { RingCard } from '../ring/ring-card.tsx';
import type { RoomState } from '../room/call-room.ts';

/** What the other side does now, in words. */
const otherWords = (side: Side, { other }: CallStatus): string => {
  if (side === 'doctor') {
    if (other === 'away') return m.call_patient_away();
    return other === 'waiting' ? m.call_patient_waiting() : m.call_patient_in();
  }
  if (other === 'away') return m.call_doctor_away();
  return other === 'waiting' ? m.call_doctor_near() : m.call_doctor_in();
};

const OwnPicture = ({ local }: { local: LocalMedia }) => {
  const stream = useStreamOf(local.media?.video);
  return stream ? (
    <VideoView own stream={stream} label={m.call_own_picture()} className="aspect-video w-full rounded-lg" />
  ) : (
    <div className="grid aspect-video w-full place-content-center rounded-lg bg-surface-3 px-4 text-center text-text-2">
      {m.call_without_picture()}
    </div>
  );
};

type WaitingProps = {
  readonly side: Side;
  readonly other: OtherPerson;
  readonly startsAt: string;
  readonly state: RoomState;
  readonly local: LocalMedia;
  readonly onEnter: () => void;
  readonly onRing: () => void;
  readonly onDecline: () => void;
  readonly onCheck: () => void;
};

/** The one thing to do: accept, call, go in, or stay. */
const Next = ({ side, other, state, onEnter, onRing, onDecline }: WaitingProps) => {
  const { status, isEntering } = state;
  if (!status) return null;
  if (status.state === 'ringing')
    return <RingCard doctor={other} pending={isEntering} onAccept={onEnter} onDecline={onDecline} />;
  if (side === 'doctor')
    return (
      <Button icon={PhoneCall} size="lg" wide pending={isEntering} onClick={onRing}>
        {m.call_ring_patient()}
      </Button>
    );
  if (status.may.enter.allowed)
    return (
      <Button icon={Video} size="lg" wide pending={isEntering} onClick={onEnter}>
        {m.call_enter()}
      </Button>
    );
  return <Note tone="accent">{m.call_waiting_text()}</Note>;
};

/** Before the call: what the other side does, one's own picture, and what comes next. */
export const WaitingRoom = (props: WaitingProps) => {
  const { side, other, startsAt, state, local, onCheck } = props;
  if (!state.status) return <SkeletonCard />;
  const isThere = state.status.other !== 'away';
  return (
    <div className="grid gap-4 desktop:grid-cols-2 desktop:items-start desktop:gap-5">
      <Card className="flex flex-col gap-5">
        <div className="flex items-center gap-4">
          <Avatar size={72} portrait={other.portrait} photo={other.photo} />
          <div className="min-w-0">
            <h2 className="text-h2">{other.name}</h2>
            <p className="text-text-2">{m.call_starts_at({ time: time(new Date(startsAt)) })}</p>
          </div>
        </div>
        <div aria-live="polite">
          <Chip tone={isThere ? 'success' : 'neutral'}>{otherWords(side, state.status)}</Chip>
        </div>
        {!state.isConnected && <Note tone="warning">{m.call_no_line()}</Note>}
        <Next {...props} />
      </Card>
      <div className="flex flex-col gap-3">
        <OwnPicture local={local} />
        <Button variant="text" icon={Settings2} onClick={onCheck} className="self-start">
          {m.call_check_again()}
        </Button>
      </div>
    </div>
  );
};
