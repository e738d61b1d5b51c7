import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api, sentenceOf } from '#shared/api/index.ts';
import { money } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { PromoCodeForm } from '#shared/ui/promo-code-form.tsx';
import type { StepOne } from '#shared/billing/step-one.ts';

/** What takes something off changes the price everywhere: the page asks for all of it again. */
export const useReductionChange = <Input,>(change: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        ['billing', 'booking', 'promotions', 'packages'].map((module) =>
          client.invalidateQueries({ queryKey: [module] }),
        ),
      ),
  });
};

const Applied = ({ id, amount }: { id: number; amount: number }) => {
  const clear = useReductionChange(() => api.promotions.clear({ body: { appointment_id: id } }));
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <span className="inline-flex items-center gap-2 text-success-text">
        <Check aria-hidden size={20} />
        {m.billing_promo_applied({ amount: money(amount) })}
      </span>
      <Button variant="text" pending={clear.isPending} onClick={() => clear.mutate(undefined)}>
        {m.billing_promo_remove()}
      </Button>
    </Card>
  );
};

const PromoForm = ({ id }: { id: number }) => {
  const apply = useReductionChange((code: string) =>
    api.promotions.apply({ body: { code, appointment_id: id }, quiet: true }),
  );
  return (
    <Card>
      <PromoCodeForm
        label={m.billing_by_promo()}
        applyLabel={m.billing_promo_apply()}
        pending={apply.isPending}
        refused={apply.error ? sentenceOf(apply.error) : undefined}
        onApply={apply.mutate}
        onType={() => apply.isError && apply.reset()}
      />
    </Card>
  );
};

/** The promo code of a visit: to be typed, or counting. Nothing where another reduction is there already. */
export const PromoCard = ({ id, step }: { id: number; step: StepOne }) => {
  const promo = step.reductions.find(({ kind }) => kind === 'promo');
  if (promo === undefined || promo.reason !== null) return null;
  return promo.amount > 0 ? <Applied id={id} amount={promo.amount} /> : <PromoForm id={id} />;
};
