import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { ApiError } from '../../../shared/api/api-error.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { CodeStep } from './code-step.tsx';
import { rememberHandedOver } from '../proof/handed-over.ts';
import { ProofStep } from '../proof/proof-step.tsx';
import { reasonSentence } from '../model/sentences.ts';
import { type ProofFile, stepOf } from '../model/step.ts';
import { dropStep } from '../steps/steps.ts';
import { useCodeSending } from './use-code-sending.ts';
import { useSubmit } from '../steps/use-steps.ts';
import type { RiderOrder } from '../model/api-types.ts';

const isAboutProof = (error: unknown): boolean =>
  error instanceof ApiError && ['order_photo_required', 'order_signature_required'].includes(error.code);

type Stage = 'code' | 'proof';

/** Hands an order over: the code, with the proof that the order asks for, in one step (S4.15). A refusal is shown here and may be tried again. */
const useHandOver = (of: RiderOrder, onClose: () => void) => {
  const navigate = useNavigate();
  const submit = useSubmit();
  const [stage, setStage] = useState<Stage>('code');
  const [code, setCode] = useState('');
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = async (files: readonly ProofFile[], otp: string): Promise<void> => {
    setPending(true);
    const step = stepOf(of.ID, { kind: 'move', body: { status: 'delivered', otp } }, files);
    const outcome = await submit(step);
    setPending(false);
    if (outcome.kind === 'refused') {
      void dropStep(step.id);
      setFault(reasonSentence(outcome.error));
      if (isAboutProof(outcome.error)) return setStage('proof');
      setCode('');
      return setStage('code');
    }
    onClose();
    rememberHandedOver(of.ID);
    return navigate({ to: '/order-deliverd', search: { id: of.ID } });
  };
  const type = (typed: string): void => {
    setFault(undefined);
    setCode(typed);
  };
  return { stage, setStage, code, type, pending, fault, setFault, send };
};

const needsProof = ({ DELIVERY: way }: RiderOrder): boolean => Boolean(way?.NEEDS_PHOTO || way?.NEEDS_SIGNATURE);

type DeliverProps = {
  readonly of: RiderOrder;
  /** Stands in its place once the order cannot be handed over any more. */
  readonly ended: ReactNode;
  readonly onClose: () => void;
};

/** The order OTP modal (S2.22): sends the code, takes its six digits, and the proof where the order asks for it. */
export const DeliverDialog = ({ of, ended, onClose }: DeliverProps) => {
  const sending = useCodeSending(of.ID);
  const over = useHandOver(of, onClose);
  const goOn = (): void => {
    if (over.code.length < 6) return over.setFault(m.rider_code_missing());
    if (needsProof(of)) return over.setStage('proof');
    void over.send([], over.code);
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
        <CodeStep
          sending={sending}
          code={over.code}
          fault={over.fault}
          pending={over.pending}
          goesOn={needsProof(of)}
          onType={over.type}
          onDone={goOn}
        />
      )}
      {needsProof(of) && (
        // What was taken and signed stays while a wrong code is put right.
        <div hidden={over.stage === 'code'}>
          <ProofStep
            of={of}
            pending={over.pending}
            fault={over.fault}
            onBack={() => over.setStage('code')}
            onDone={(files) => void over.send(files, over.code)}
          />
        </div>
      )}
    </Dialog>
  );
};
