import { allowed, refused, type Allowed } from '../allowed/index.ts';
import type { AppointmentType } from '../booking/index.ts';

/** S4.08: pending may be claimed, completed with a visit may be cancelled with it. */
export type FreeVisit = { readonly status: 'pending' | 'completed'; readonly appointmentId: number | null };

/**
 * D12.04: one free first visit for each identity number, on site or virtual. `identityNumber`: a national ID, or an iqama of ten digits;
 * `isFirst`: no visit was paid for before; `isClaimed`: by anybody with the same number.
 */
export function mayClaimFreeVisit(person: {
  readonly identityNumber: string | null;
  readonly isFirst: boolean;
  readonly isClaimed: boolean;
}): Allowed<'identity_number_required' | 'free_visit_used' | 'free_visit_first_only'> {
  if (person.identityNumber === null) return refused('identity_number_required');
  if (person.isClaimed) return refused('free_visit_used');
  return person.isFirst ? allowed : refused('free_visit_first_only');
}

/** Which visits may be the free one. */
export const mayBeFree = (type: AppointmentType): boolean => type === 'onsite' || type === 'virtual';

/** The number that such things are given once for: a national ID, or an iqama in its full form; null for another. */
export function countedIdentity({
  nationalId,
  iqama,
}: {
  nationalId: string | null;
  iqama: string | null;
}): string | null {
  if (nationalId !== null && /^1\d{9}$/.test(nationalId)) return nationalId;
  return iqama !== null && /^2\d{9}$/.test(iqama) ? iqama : null;
}
