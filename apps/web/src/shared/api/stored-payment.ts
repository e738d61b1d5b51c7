import { readStored } from './stored.ts';

/** The payment verification object of SPEC §3, opaque to everything but the server (DECISIONS §4). */
export type StoredPayment = {
  readonly reference: string;
  readonly method: 'card' | 'wallet' | 'wallet_and_card' | 'tamara' | 'loyalty_points' | 'cash' | 'terminal';
  readonly purpose: 'appointment' | 'order' | 'package' | 'wallet';
  readonly entity_id: number;
};

const methods: ReadonlySet<unknown> = new Set([
  'card',
  'wallet',
  'wallet_and_card',
  'tamara',
  'loyalty_points',
  'cash',
  'terminal',
]);

const purposes: ReadonlySet<unknown> = new Set(['appointment', 'order', 'package', 'wallet']);

const isStoredPayment = (value: unknown): value is StoredPayment => {
  if (typeof value !== 'object' || value === null) return false;
  const { reference, method, purpose, entity_id: entity } = value as Record<string, unknown>;
  return typeof reference === 'string' && methods.has(method) && purposes.has(purpose) && typeof entity === 'number';
};

/** What was kept, the latest first; an earlier version kept one alone. */
export const storedPayments = (): StoredPayment[] => {
  try {
    return [JSON.parse(readStored('booking') ?? '[]') as unknown].flat().filter(isStoredPayment);
  } catch {
    return [];
  }
};

/** The payment that an address names, where the provider led back to; the latest where it names none. */
export const readStoredPayment = (search = ''): StoredPayment | undefined => {
  const reference = new URLSearchParams(search).get('reference');
  return storedPayments().find((payment) => reference === null || payment.reference === reference);
};
