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

/** As many as anybody has open in tabs; those that nobody came back to are let go. */
const keptPayments = 10;

/** What was kept, the latest first; an earlier version kept one alone. */
const storedPayments = (): StoredPayment[] => {
  try {
    return [JSON.parse(readStored('booking') ?? '[]') as unknown].flat().filter(isStoredPayment);
  } catch {
    return [];
  }
};

const othersThan = (reference: string): StoredPayment[] =>
  storedPayments().filter((payment) => payment.reference !== reference);

/** Kept before the browser leaves for the payment page, so that the result can be asked for on the way back. */
export const storePayment = (payment: StoredPayment): void =>
  writeStored('booking', JSON.stringify([payment, ...othersThan(payment.reference)].slice(0, keptPayments)));

/** The payment that an address names, where the provider led back to; the latest where it names none. */
export const readStoredPayment = (search = ''): StoredPayment | undefined => {
  const reference = new URLSearchParams(search).get('reference');
  return storedPayments().find((payment) => reference === null || payment.reference === reference);
};

/** Once the payment has ended, there is nothing left to ask for. */
export const removeStoredPayment = (reference: string): void => {
  const others = othersThan(reference);
  if (others.length === 0) removeStored('booking');
  else writeStored('booking', JSON.stringify(others));
};
