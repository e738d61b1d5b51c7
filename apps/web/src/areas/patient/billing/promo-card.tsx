import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BadgePercent, Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, sentenceOf } from '#shared/api/index.ts';
import { money } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import type { StepOne } from './queries.ts';

/** What takes something off changes the price everywhere: the page asks for all of it again. */
export const useReductionChange = <Input,>(change: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        ['billing', 'booking', 'promotions'].map((module) => client.invalidateQueries({ queryKey: [module] })),
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

/** S8.08: a promo code for a visit; the refusal stands below the field. */
const PromoForm = ({ id }: { id: number }) => {
  const [code, setCode] = useState('');
  const apply = useReductionChange((typed: string) =>
    api.promotions.apply({ body: { code: typed, appointment_id: id }, quiet: true }),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!apply.isPending) apply.mutate(code.trim());
  };
  return (
    <Card>
      <form noValidate onSubmit={submit} className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            label={m.billing_by_promo()}
            labelHidden
            placeholder={m.billing_by_promo()}
            icon={BadgePercent}
            ltr
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            value={code}
            error={apply.error ? sentenceOf(apply.error) : undefined}
            onChange={(event) => {
              setCode(event.currentTarget.value);
              if (apply.isError) apply.reset();
            }}
          />
        </div>
        <Button type="submit" variant="outline" pending={apply.isPending} className="min-h-13">
          {m.billing_promo_apply()}
        </Button>
      </form>
    </Card>
  );
};

/** The promo code of a visit: to be typed, or counting. Nothing where another reduction is there already. */
export const PromoCard = ({ id, step }: { id: number; step: StepOne }) => {
  const promo = step.reductions.find(({ kind }) => kind === 'promo');
  if (promo === undefined || promo.reason !== null) return null;
  return promo.amount > 0 ? <Applied id={id} amount={promo.amount} /> : <PromoForm id={id} />;
};
