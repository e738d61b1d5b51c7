import { vatPercent } from '@balsam/domain/billing';
import type { Session } from '#shared/api/session.ts';

type Fee = { readonly fee: number; readonly fee_with_vat: number };

/** What a visit will cost this reader; `vat` is in percent and unknown (null) before somebody has signed in. */
export type Price = { readonly fee: number; readonly total: number; readonly vat: number | null };

/** D4.04: a Saudi citizen's own payment for care is zero-rated. Both amounts are the server's; this only picks one. */
export const priceFor = (session: Session | null, { fee, fee_with_vat }: Fee, standardVat: number): Price => {
  if (!session) return { fee, total: fee, vat: null };
  const payerIsCitizen = session.user.nationality === 'SA';
  const vat = vatPercent({ kind: 'health_service', payerIsCitizen }, standardVat);
  return { fee, total: vat > 0 ? fee_with_vat : fee, vat };
};
