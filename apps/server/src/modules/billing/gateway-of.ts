import type { PaymentGateway } from '#platform/ports/payment.ts';
import type { Platform } from '#platform/platform.ts';
import type { PaymentRow } from './payments.store.ts';

/** The provider of this name, while it is connected. */
export function gatewayNamed({ gateways: { card, instalments } }: Platform, name: string): PaymentGateway | undefined {
  return [card, instalments].find((gateway) => gateway?.name === name);
}

/** The provider that a payment was opened at, while it is connected. */
export const gatewayOf = (platform: Platform, { provider }: PaymentRow): PaymentGateway | undefined =>
  provider === null ? undefined : gatewayNamed(platform, provider);
