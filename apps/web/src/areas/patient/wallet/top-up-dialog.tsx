import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, sentenceOf } from '#shared/api/index.ts';
import { asIntent } from '#shared/api/intent-key.ts';
import { money } from '#shared/format/index.ts';
import { typedNumber } from '#shared/format/typed-number.ts';
import { Button } from '#shared/ui/button.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import type { Wallet } from './types.ts';

const usual = [50, 100, 200, 500] as const;

/** How much is to be added; it is paid on the payment page. Opened on demand: default export for `lazy`. */
const TopUpDialog = ({ wallet, onClose }: { wallet: Wallet; onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const [isAttempted, setAttempted] = useState(false);
  const navigate = useNavigate();
  const { minimum_top_up: minimum, maximum_top_up: maximum } = wallet;
  const amount = typedNumber(typed);
  const isRight = amount !== null && amount >= minimum && amount <= maximum;
  const request = useMutation({
    mutationFn: (sar: number) => asIntent('top-up', api.billing.topUp)({ body: { amount: sar }, quiet: true }),
    onSuccess: ({ id }) => navigate({ to: '/wallet/top-up/$id', params: { id: String(id) } }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempted(true);
    if (isRight && !request.isPending) request.mutate(amount);
  };
  const range = m.billing_top_up_range({ from: money(minimum), to: money(maximum) });
  const refused = request.error ? sentenceOf(request.error) : undefined;
  return (
    <Dialog open closable onClose={onClose} title={m.billing_top_up()}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <fieldset aria-label={m.billing_top_up_usual()} className="flex flex-wrap gap-2">
          {usual
            .filter((each) => each >= minimum && each <= maximum)
            .map((each) => (
              <ToggleChip key={each} pressed={amount === each} onPress={() => setTyped(String(each))}>
                {money(each)}
              </ToggleChip>
            ))}
        </fieldset>
        <TextField
          label={m.billing_top_up_amount()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          ltr
          hint={range}
          value={typed}
          error={refused ?? (isAttempted && !isRight ? range : undefined)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" pending={request.isPending || request.isSuccess}>
          {isRight ? m.billing_top_up_pay({ amount: money(amount) }) : m.billing_top_up_go()}
        </Button>
      </form>
    </Dialog>
  );
};

export default TopUpDialog;
