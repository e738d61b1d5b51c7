import type { CallStatus } from '@balsam/contract/tele-consultation';
import { FeedbackForm } from '../feedback/feedback-form.tsx';
import type { Side } from '../people.ts';
import type { RoomState } from '../room/call-room.ts';
import { Out } from './out.tsx';

type AfterCallProps = {
  readonly id: number;
  readonly side: Side;
  readonly state: Pick<RoomState, 'out' | 'isEntering'>;
  readonly outside: CallStatus;
  /** The visit is not the doctor's any more: what was read of it before no longer says what may be done. */
  readonly isMoved: boolean;
  readonly onReturn: () => void;
  readonly onFeedback: () => void;
};

/** Out of the call, with the way back while there is one, and how it was. */
export const AfterCall = ({ id, side, state, outside, isMoved, onReturn, onFeedback }: AfterCallProps) => {
  const { out, isEntering } = state;
  if (!out) return null;
  const isLeft = out === 'left' || out === 'taken_over';
  const mayReturn = isLeft && !isMoved && outside.may.join.allowed;
  const mayRate = out !== 'taken_over' && !isMoved && outside.may.feedback.allowed;
  return (
    <Out
      reason={isLeft && isMoved ? 'moved' : out}
      side={side}
      id={id}
      pending={isEntering}
      onReturn={mayReturn ? onReturn : undefined}
    >
      {mayRate && <FeedbackForm id={id} side={side} onDone={onFeedback} />}
    </Out>
  );
};
