import { removeStored, writeStored, readStored } from './stored.ts';

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

/** Kept before the browser leaves for the payment page, so that the result can be asked for on the way back. */
export const storePayment = (payment: StoredPayment): void => writeStored('booking', JSON.stringify(payment));

/** What was kept, or nothing. */
export const readStoredPayment = (): StoredPayment | undefined => {
  try {
    const value: unknown = JSON.parse(readStored('booking') ?? 'null');
    return isStoredPayment(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Once the payment has ended, there is nothing left to ask for. */
export const removeStoredPayment = (): void => removeStored('booking');
