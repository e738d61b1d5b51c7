import type { CallReply } from '@balsam/contract/call';
import type { billing } from '@balsam/contract/billing';
import type { DeliveryMode } from '@balsam/domain/orders';
import { api } from '../api/index.ts';

/** What a payment page is told of what it pays for (D12.06). */
export type StepOne = CallReply<typeof billing.stepOne>;

/** How somebody wants to pay. */
export type PaymentChoice = {
  readonly method: 'card' | 'tamara';
  readonly useWallet: boolean;
  /** How many points; 0 for none. */
  readonly points: number;
};

/** What the page is about. */
export type StepOneSubject =
  | { readonly purpose: Exclude<StepOne['purpose'], 'cart'>; readonly entity_id: number }
  | { readonly purpose: 'cart'; readonly mode: DeliveryMode };

/** Price, reductions, ways to pay and how a choice shares the total, all computed by the server. */
export const stepOneQuery = (subject: StepOneSubject, { method, useWallet, points }: PaymentChoice) =>
  api.billing.stepOne.query({ body: { ...subject, method, use_wallet: useWallet, loyalty_points: points } });

const isPossible = ({ methods }: StepOne, method: PaymentChoice['method']): boolean =>
  methods.some((each) => each.method === method && each.available);

/** An empty wallet refuses nobody: it bears nothing, and the card all. */
const isWalletRefused = ({ methods }: StepOne): boolean => {
  const reason = methods.find(({ method }) => method === 'wallet')?.reason ?? null;
  return reason !== null && reason.code !== 'wallet_insufficient';
};

/** A choice without what the server just said is not possible, such as points that were used elsewhere: the rest of it stays. */
export const possibleChoice = (step: StepOne, choice: PaymentChoice): PaymentChoice => {
  const refusal = step.reductions.find(({ kind }) => kind === 'loyalty_points')?.reason;
  const held = refusal && refusal.code !== 'loyalty_not_enough' ? 0 : step.loyalty.points;
  const points = Math.min(choice.points, held);
  const method = isPossible(step, choice.method) ? choice.method : 'card';
  const useWallet = choice.useWallet && !isWalletRefused(step);
  const isPossibleAsItIs = points === choice.points && method === choice.method && useWallet === choice.useWallet;
  return isPossibleAsItIs ? choice : { method, useWallet, points };
};

/** Whether the wallet or points pay less than they could, so that the card is left with what it takes at least (D12.07). */
export const isCardAtMinimum = (step: StepOne, { method, useWallet, points }: PaymentChoice): boolean => {
  if (step.refusal !== null || method !== 'card' || step.card_amount === 0) return false;
  return (
    (useWallet && step.wallet_amount < step.wallet.balance) || (points > 0 && step.loyalty_amount < step.loyalty.amount)
  );
};

type OrderMethod = 'tamara' | 'card' | 'wallet' | 'wallet_and_card';

/** The method that an order names; points are a number beside it. */
export const orderMethod = ({ method, wallet_amount: wallet, card_amount: card }: StepOne): OrderMethod => {
  if (method === 'tamara') return 'tamara';
  if (wallet === 0) return 'card';
  return card === 0 ? 'wallet' : 'wallet_and_card';
};

/** Who lends the rest is asked for all of it: the wallet does not pay beside instalments. */
export const changeChoice = (before: PaymentChoice, change: Partial<PaymentChoice>): PaymentChoice => {
  const after = { ...before, ...change };
  return after.method === 'tamara' ? { ...after, useWallet: false } : after;
};
