import * as m from '../../../paraglide/messages.js';
import { ProofPictures } from '../../../shared/orders/proof-pictures.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import type { Order } from './api-types.ts';

/** What shows that an order was handed over, or why it came back; only where there is something to see. */
export const HandedOverCard = ({ order }: { order: Order }) => {
  const proof = order.DELIVERY?.PROOF;
  if (!proof || (proof.PHOTO === null && proof.SIGNATURE === null && proof.REASON === null)) return null;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-h3">{order.STATUS === 'returned' ? m.rider_proof_of_return() : m.rider_proof_title()}</h2>
      <ProofPictures proof={proof} />
    </Card>
  );
};
