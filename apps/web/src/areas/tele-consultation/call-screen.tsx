import type { CallStatus } from '@balsam/contract/tele-consultation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { readStored, writeStored } from '#shared/api/stored.ts';
import { Card } from '#shared/ui/card.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { useWakeLock } from '#shared/ui/use-wake-lock.ts';
import { CallStage, type ChatPanel } from './call/call-stage.tsx';
import { ReadinessCheck } from './check/readiness-check.tsx';
import { useLocalMedia, type LocalMedia } from './engine/use-local-media.ts';
import { otherOf, type OtherPerson, type Side } from './people.ts';
import type { Appointment } from './queries.ts';
import { RingCard } from './ring/ring-card.tsx';
import type { CallRoom, RoomState } from './room/call-room.ts';
import { enterAndRing } from './room/enter-and-ring.ts';
import { useCallRoom } from './room/use-call-room.ts';
import { useSending } from './room/use-sending.ts';
import { AfterCall } from './states/after-call.tsx';
import { WaitingRoom } from './waiting/waiting-room.tsx';

type ScreenProps = {
  readonly visit: Appointment;
  readonly side: Side;
  /** How the call stands, for who is not in its room. */
  readonly outside: CallStatus;
  /** The visit is not the doctor's any more. */
  readonly isMoved: boolean;
  /** The ring has been accepted on another page. */
  readonly answer: boolean;
  readonly chat: ChatPanel | undefined;
};

/** What the server is asked to do about the call; both sides are told by it. */
const useCallActions = (id: number) => {
  const client = useQueryClient();
  const read = useCallback(() => client.invalidateQueries({ queryKey: ['teleConsultation'] }), [client]);
  const body = { appointment_id: id };
  return {
    ring: useMutation({ mutationFn: () => api.teleConsultation.ring({ body }), onSettled: read }),
    decline: useMutation({ mutationFn: () => api.teleConsultation.decline({ body }), onSettled: read }),
    end: useMutation({ mutationFn: () => api.teleConsultation.end({ body }), onSettled: read }),
    read,
  };
};

/** In the call itself. */
const InCall = ({ inside, chat }: { inside: Inside; chat: ChatPanel | undefined }) => {
  const { id, side, other, state, local, room, actions } = inside;
  return (
    <>
      <h1 className="sr-only">{m.call_title()}</h1>
      <CallStage
        id={id}
        side={side}
        other={other}
        state={state}
        local={local}
        chat={chat}
        onRing={() => actions.ring.mutate()}
        onLeave={() => void room.leave().then(actions.read)}
        onEnd={() => actions.end.mutate()}
      />
    </>
  );
};

type Inside = {
  readonly id: number;
  readonly side: Side;
  readonly other: OtherPerson;
  readonly state: RoomState;
  readonly local: LocalMedia;
  readonly room: CallRoom;
  readonly actions: ReturnType<typeof useCallActions>;
};

/** Goes in by itself once nothing has to be tried any more: to the waiting room, or into the call whose ring was accepted. */
const useComingIn = ({ state, local, room }: Inside, answer: boolean) => {
  const [isChecking, setIsChecking] = useState(!answer && readStored('callChecked', 'session') === null);
  const begun = useRef(false);
  const { open } = local;
  useEffect(() => {
    if (isChecking || begun.current || state.out) return;
    begun.current = true;
    void open().then(() => room.enter(answer ? 'call' : 'waiting'));
  }, [isChecking, answer, open, room, state.out]);
  const onReady = (): void => {
    writeStored('callChecked', '1', 'session');
    begun.current = true;
    setIsChecking(false);
    if (state.place === 'outside') void room.enter('waiting');
  };
  const onAccept = (): void => {
    begun.current = true;
    setIsChecking(false);
    void open().then(() => room.enter('call'));
  };
  return { isChecking, onReady, onAccept, onCheck: () => setIsChecking(true) };
};

/** It rings while the patient still tries the camera, or after they have left: the waiting room rings by itself. */
const RingOutside = ({ inside, outside, onAccept }: { inside: Inside; outside: CallStatus; onAccept: () => void }) => {
  const { state, other, actions } = inside;
  if (state.place !== 'outside' || (state.status ?? outside).state !== 'ringing') return null;
  return (
    <Card>
      <RingCard
        doctor={other}
        pending={state.isEntering}
        onAccept={onAccept}
        onDecline={() => actions.decline.mutate()}
      />
    </Card>
  );
};

/** Check, waiting room, call, and what comes after it. */
export const CallScreen = ({ visit, side, outside, isMoved, answer, chat }: ScreenProps) => {
  const { id } = visit;
  const local = useLocalMedia();
  const actions = useCallActions(id);
  const { read, ring, decline } = actions;
  const { room, state } = useCallRoom(id, side, () => void read());
  const inside: Inside = { id, side, other: otherOf(side, visit), state, local, room, actions };
  const { isChecking, onReady, onAccept, onCheck } = useComingIn(inside, answer);
  useSending(room, local);
  useWakeLock(state.place === 'call');
  const { out } = state;
  useEffect(() => {
    // What may be done now, such as saying how it was, is the server's to say.
    if (out) void read();
  }, [out, read]);
  useEffect(() => {
    // Whoever was without a line when it was told hears of it by this.
    if (isMoved && !out) room.onEnd('moved');
  }, [isMoved, out, room]);

  if (state.place === 'call') return <InCall inside={inside} chat={chat} />;
  return (
    <Page narrow={out !== undefined}>
      <PageHeading title={m.call_title()} back={side === 'patient' ? `/appointment/${id}` : '/doctor/appointments'} />
      {(out !== undefined || isChecking) && <RingOutside inside={inside} outside={outside} onAccept={onAccept} />}
      {out ? (
        <AfterCall
          {...inside}
          outside={outside}
          isMoved={isMoved}
          onReturn={() => void room.enter('call')}
          onFeedback={() => void read()}
        />
      ) : isChecking ? (
        <ReadinessCheck id={id} local={local} onReady={onReady} />
      ) : (
        <WaitingRoom
          {...inside}
          startsAt={visit.starts_at}
          onEnter={() => void room.enter('call')}
          onRing={() => void enterAndRing(room, ring.mutate)}
          onDecline={() => decline.mutate()}
          onCheck={onCheck}
        />
      )}
    </Page>
  );
};
