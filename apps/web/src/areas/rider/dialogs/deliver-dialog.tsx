import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/api-error.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { DeliveryCodeStep } from './delivery-code-step.tsx';
import { rememberHandedOver } from '../proof/handed-over.ts';
import { ProofStep } from '../proof/proof-step.tsx';
import { reasonSentence } from '../model/sentences.ts';
import { type ProofFile, stepOf } from '../model/step.ts';
import { removeStep } from '../steps/steps.ts';
import { useSendCode } from './use-send-code.ts';
import { heldHandOver, isAboutCode } from '../steps/held-hand-over.ts';
import { useLocalSteps, useSubmit } from '../steps/use-steps.ts';
import type { RiderOrder } from '../model/api-types.ts';

const isAboutProof = (error: unknown): boolean =>
  error instanceof ApiError && ['order_photo_required', 'order_signature_required'].includes(error.code);

type Stage = 'code' | 'proof';

/**
 * Hands an order over: the code, with the proof that the order asks for, in one step (S4.15). A refusal is shown here and may be tried again.
 * A hand-over that is held stays on the phone, with its proof, until another code was right.
 */
const useHandOver = (order: RiderOrder, onClose: () => void) => {
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
    const step = stepOf(order.id, { kind: 'move', body: { status: 'delivered', otp } }, files);
    const outcome = await submit(step, held?.id);
    setPending(false);
    if (outcome.kind === 'refused') {
      const isHeld = held !== undefined && isAboutCode(outcome.error);
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

const needsProof = ({ delivery: way }: RiderOrder): boolean => Boolean(way?.needsPhoto || way?.needsSignature);

type DeliverProps = {
  readonly order: RiderOrder;
  /** Stands in its place once the order cannot be handed over any more. */
  readonly ended: ReactNode;
  readonly onClose: () => void;
};

/** The order OTP modal (S2.22): sends the code, takes its six digits, and the proof where the order asks for it. */
export const DeliverDialog = ({ order, ended, onClose }: DeliverProps) => {
  const sending = useSendCode(order.id);
  const over = useHandOver(order, onClose);
  const isProofMissing = needsProof(order) && !over.held;
  const goOn = (): void => {
    if (over.code.length < 6) return over.setServerError(m.rider_code_missing());
    if (isProofMissing) return over.setStage('proof');
    void over.send(over.held?.files ?? [], over.code);
  };
  if (ended && !over.pending) return ended;
  return (
    <Dialog
      open
      closable
      // While the answer is awaited the question stays.
      onClose={() => !over.pending && onClose()}
      title={over.stage === 'code' ? m.rider_code_title() : m.rider_proof_title()}
    >
      {over.stage === 'code' && <p className="text-text-2">{sending.sentence}</p>}
      {over.stage === 'code' && (
        <DeliveryCodeStep
          sending={sending}
          code={over.code}
          error={over.serverError}
          pending={over.pending}
          hasNextStep={isProofMissing}
          onType={over.type}
          onDone={goOn}
        />
      )}
      {isProofMissing && (
        // What was taken and signed stays while a wrong code is put right.
        <div hidden={over.stage === 'code'}>
          <ProofStep
            order={order}
            pending={over.pending}
            serverError={over.serverError}
            onBack={() => over.setStage('code')}
            onDone={(files) => void over.send(files, over.code)}
          />
        </div>
      )}
    </Dialog>
  );
};
