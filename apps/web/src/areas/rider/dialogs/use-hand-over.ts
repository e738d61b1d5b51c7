import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#shared/api/api-error.ts';
import { rememberHandedOver } from '../proof/handed-over.ts';
import { reasonSentence } from '../model/sentences.ts';
import { type ProofFile, stepOf } from '../model/step.ts';
import { removeStep } from '../steps/steps.ts';
import { heldHandOver, isAboutCode } from '../steps/held-hand-over.ts';
import { useLocalSteps, useSubmit } from '../steps/use-steps.ts';
import type { RiderOrder } from '../model/api-types.ts';

const isAboutProof = (error: unknown): boolean =>
  error instanceof ApiError && ['order_photo_required', 'order_signature_required'].includes(error.code);

type Stage = 'code' | 'proof';

/**
 * Hands an order over: the code, with the proof that the order asks for, in one step (S4.15). A refusal is shown here and may be tried again.
 * A hand-over that is held stays on the phone, with its proof, until another code was right or the rider has read why none will do.
 */
export const useHandOver = (order: RiderOrder, onClose: () => void) => {
  const navigate = useNavigate();
  const submit = useSubmit();
  const steps = useLocalSteps(order.id);
  const [held, setHeld] = useState(() => heldHandOver(steps));
  const [stage, setStage] = useState<Stage>('code');
  const [code, setCode] = useState('');
  const [pending, setPending] = useState(false);
  const [serverError, setServerError] = useState<string>();
  const send = async (files: readonly ProofFile[], otp: string): Promise<void> => {
    setPending(true);
    // Of when it was signed: the code that the customer had then is still good, and the delivery is dated by it.
    const at = held && new Date(held.happenedAt);
    const step = stepOf(order.id, { kind: 'move', body: { status: 'delivered', otp } }, files, at);
    const outcome = await submit(step, held?.id);
    setPending(false);
    if (outcome.kind === 'refused') {
      const isHeld = held !== undefined && isAboutCode(outcome.error);
      // Nobody signs twice: the proof stays with its order, where the note says why and what to do, until the rider has read it.
      if (held && !isHeld) return onClose();
      setHeld(isHeld ? step : undefined);
      if (!isHeld) void removeStep(step.id);
      setServerError(reasonSentence(outcome.error));
      if (isAboutProof(outcome.error)) return setStage('proof');
      setCode('');
      return setStage('code');
    }
    onClose();
    rememberHandedOver(order.id);
    return navigate({ to: '/order-deliverd', search: { id: order.id } });
  };
  const type = (codeInput: string): void => {
    setServerError(undefined);
    setCode(codeInput);
  };
  return { held, stage, setStage, code, type, pending, serverError, setServerError, send };
};
