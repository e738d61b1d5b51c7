import { removeStored, writeStored } from './stored.ts';
import { storedPayments, type StoredPayment } from './stored-payment.ts';

/** As many as anybody has open in tabs; those that nobody came back to are let go. */
const keptPayments = 10;

const othersThan = (reference: string): StoredPayment[] =>
  storedPayments().filter((payment) => payment.reference !== reference);

/** Kept before the browser leaves for the payment page, so that the result can be asked for on the way back. */
export const storePayment = (payment: StoredPayment): void =>
  writeStored('booking', JSON.stringify([payment, ...othersThan(payment.reference)].slice(0, keptPayments)));

/** Once the payment has ended, there is nothing left to ask for. */
export const removeStoredPayment = (reference: string): void => {
  const others = othersThan(reference);
  if (others.length === 0) removeStored('booking');
  else writeStored('booking', JSON.stringify(others));
};
