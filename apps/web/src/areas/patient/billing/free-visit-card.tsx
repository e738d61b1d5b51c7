import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Gift } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useReductionChange } from './promo-card.tsx';
import type { StepOne } from '#shared/billing/step-one.ts';
import type { Payable } from './queries.ts';

/** S4.08: the free first appointment can be claimed for this visit. */
export const FreeVisitCard = ({ appointment: a, step }: { appointment: Payable; step: StepOne }) => {
  const { data } = useQuery(api.promotions.freeVisit.query({ query: {}, quiet: true }));
  const navigate = useNavigate();
  const claim = useReductionChange(async () => {
    await api.promotions.claimFreeVisit({ body: { appointment_id: a.id } });
    toast.success(m.billing_free_claimed());
    await navigate({ to: '/appointment/$id', params: { id: String(a.id) }, replace: true });
  });
  const isOpen = data?.items[0]?.may_claim === true && (a.type === 'onsite' || a.type === 'virtual');
  const isReduced = step.reductions.some(({ kind, amount }) => kind !== 'loyalty_points' && amount > 0);
  if (!isOpen || isReduced) return null;
  return (
    <Note tone="success" icon={Gift}>
      <div className="flex flex-col items-start gap-3">
        <div>
          <p className="font-bold">{m.billing_free_offer()}</p>
          <p>{m.billing_free_offer_text()}</p>
        </div>
        <Button pending={claim.isPending || claim.isSuccess} onClick={() => claim.mutate(undefined)}>
          {m.billing_free_use()}
        </Button>
      </div>
    </Note>
  );
};
