import { MicOff, PhoneCall, SignalHigh, SignalLow, SignalMedium, WifiOff, X } from 'lucide-react';
import { type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { countdown } from '#shared/format/index.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { SkeletonList } from '#shared/ui/states.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import type { Quality } from '../engine/call-engine.ts';
import type { LocalMedia } from '../engine/use-local-media.ts';
import { useStreamOf } from '../engine/use-stream.ts';
import type { OtherPerson, Side } from '../people.ts';
import type { RoomState } from '../room/call-room.ts';
import { Controls } from './controls.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { otherNote } from './other-note.ts';
import { VideoView } from './video-view.tsx';

/** The conversation of this visit, beside the picture. */
export type ChatPanel = ComponentType<{ readonly appointmentId: number }>;

const qualities: Readonly<Record<Quality, { icon: typeof SignalHigh; word: () => string }>> = {
  good: { icon: SignalHigh, word: m.call_line_good },
  fair: { icon: SignalMedium, word: m.call_line_fair },
  poor: { icon: SignalLow, word: m.call_line_poor },
};

const Badge = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-[#0d1622]/75 px-3 text-small text-white">
    {children}
  </span>
);

const Elapsed = ({ since, clockOffset }: { since: string; clockOffset: number }) => {
  const now = useNow(1000).getTime() + clockOffset;
  return (
    <Badge>
      <span className="sr-only">{m.call_elapsed()}</span>
      <bdo dir="ltr" className="tabular">
        {countdown((now - Date.parse(since)) / 1000)}
      </bdo>
    </Badge>
  );
};

type StageProps = {
  readonly id: number;
  readonly side: Side;
  readonly other: OtherPerson;
  readonly state: RoomState;
  readonly local: LocalMedia;
  readonly chat: ChatPanel | undefined;
  readonly onRing: () => void;
  readonly onLeave: () => void;
  readonly onEnd: () => void;
};

/** Who it is, for how long, and how good the line is. */
const TopBar = ({ side, other, state }: Pick<StageProps, 'side' | 'other' | 'state'>) => {
  const { status, quality, engine, otherSends } = state;
  const line = quality && engine === 'connected' ? qualities[quality] : undefined;
  return (
    <div className="absolute inset-x-0 top-0 flex flex-wrap items-center gap-2 p-3">
      <Badge>{other.name}</Badge>
      {status?.met_at && <Elapsed since={status.met_at} clockOffset={state.clockOffset} />}
      {line && (
        <Badge>
          <line.icon aria-hidden size={16} />
          {line.word()}
        </Badge>
      )}
      {engine === 'connected' && otherSends?.audio === false && (
        <Badge>
          <MicOff aria-hidden size={16} />
          {m.call_other_muted()}
        </Badge>
      )}
      {engine === 'connected' && status?.other === 'line_lost' && (
        <Badge>
          <WifiOff aria-hidden size={16} />
          {side === 'doctor' ? m.call_patient_lost() : m.call_doctor_lost()}
        </Badge>
      )}
      {!state.isConnected && (
        <Badge>
          <WifiOff aria-hidden size={16} />
          {m.call_no_line()}
        </Badge>
      )}
    </div>
  );
};

/** In the middle while there is no picture of the other side: who it is, and why. */
const InsteadOfPicture = ({ side, other, state, onRing }: StageProps) => {
  const note = otherNote(side, state);
  const mayRing = side === 'doctor' && state.status?.may.ring.allowed === true && note.canRing;
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6 text-center">
      <Avatar size={96} portrait={other.portrait} photo={other.photo} />
      <p className="text-h2">{other.name}</p>
      <output className="max-w-sm">{note.text}</output>
      {mayRing && (
        <Button variant="white" icon={PhoneCall} onClick={onRing}>
          {m.call_ring_again()}
        </Button>
      )}
    </div>
  );
};

/** The call: both pictures, what may be done, and the conversation beside it. */
export const CallStage = (props: StageProps) => {
  const { id, side, other, state, local, chat: Chat, onLeave, onEnd } = props;
  const stage = useRef<HTMLDivElement>(null);
  const [isChatOpen, setIsChatOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const own = useStreamOf(local.screen ?? (local.isCameraOff ? undefined : local.media?.video));
  const hasPicture = state.engine === 'connected' && state.otherSends?.video !== 'off';
  return (
    <div className="flex min-h-0 flex-1 max-desktop:flex-col">
      <div
        ref={stage}
        className="relative min-h-[calc(100dvh-var(--frame-top))] flex-1 overflow-hidden bg-[#0d1622] text-white"
      >
        <VideoView
          stream={state.remote}
          label={m.call_other_picture({ name: other.name })}
          className="absolute inset-0 size-full bg-transparent"
        />
        {!hasPicture && <InsteadOfPicture {...props} />}
        <TopBar side={side} other={other} state={state} />
        {own && (
          <VideoView
            own
            mirrored={local.screen === undefined}
            stream={own}
            label={m.call_own_picture()}
            className="absolute end-3 bottom-40 w-28 rounded-lg ring-1 ring-white/40 desktop:bottom-24 desktop:w-56"
          />
        )}
        <div className="absolute inset-x-0 bottom-0 flex justify-center p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <Controls
            local={local}
            stage={() => stage.current}
            onChat={Chat && (() => setIsChatOpen(!isChatOpen))}
            isChatOpen={isChatOpen}
            onLeave={() => setIsLeaving(true)}
          />
        </div>
      </div>
      {Chat && isChatOpen && (
        <aside
          aria-label={m.call_chat()}
          className="flex flex-col gap-2 overflow-y-auto bg-surface p-4 max-desktop:fixed max-desktop:inset-x-0 max-desktop:bottom-0 max-desktop:z-30 max-desktop:max-h-[70dvh] max-desktop:rounded-t-xl max-desktop:shadow-3 desktop:max-h-[calc(100dvh-var(--frame-top))] desktop:w-100"
        >
          <div className="flex items-center justify-between">
            <h2 className="text-h3">{m.call_chat()}</h2>
            <IconButton icon={X} label={m.shell_close()} onClick={() => setIsChatOpen(false)} />
          </div>
          <Suspense fallback={<SkeletonList count={2} />}>
            <Chat appointmentId={id} />
          </Suspense>
        </aside>
      )}
      <LeaveDialog open={isLeaving} side={side} onClose={() => setIsLeaving(false)} onLeave={onLeave} onEnd={onEnd} />
    </div>
  );
};
