const signs = {
  insufficient_funds: /insufficient|not enough|exceed/i,
  expired_card: /expired/i,
  not_confirmed: /3-?d[ -]?s|authenticat|verif|otp/i,
} as const;

/** Why the provider took no money, as far as it said so. */
type DeclineReason = keyof typeof signs | 'declined';

/** S8.04: the reason in what a provider says of a charge that failed; undefined when it said nothing. */
export function declineReason(message: string | undefined): DeclineReason | undefined {
  if (message === undefined || message.trim() === '') return undefined;
  const reasons: readonly (keyof typeof signs)[] = ['insufficient_funds', 'expired_card', 'not_confirmed'];
  return reasons.find((reason) => signs[reason].test(message)) ?? 'declined';
}
