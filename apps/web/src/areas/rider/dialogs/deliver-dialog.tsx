import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { Dialog } from '#shared/ui/dialog.tsx';
import { DeliveryCodeStep } from './delivery-code-step.tsx';
import { ProofStep } from '../proof/proof-step.tsx';
import { useHandOver } from './use-hand-over.ts';
import { useSendCode } from './use-send-code.ts';
import type { RiderOrder } from '../model/api-types.ts';

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
