/** What a provider says of a charge. */
export type ChargeStatus = 'pending' | 'success' | 'failed' | 'cancelled';
export type Charge = {
  readonly providerReference: string;
  readonly status: ChargeStatus;
  /** Halalas. */
  readonly amount: number;
  readonly currency: string;
  /** Our own reference of the payment, as the provider kept it. */
  readonly reference: string;
  readonly message: string | undefined;
};
/** A webhook that was proven genuine. `eventId` is the provider's, the same each time it is sent. */
export type ProviderEvent = { readonly eventId: string; readonly providerReference: string };

/** Card payments on the provider's own hosted page. The provider is always asked; what a browser or a webhook says is never believed. */
export type CardGateway = {
  readonly name: string;
  /** Opens a hosted page for the amount (halalas). `returnUrl` is where the browser comes back to. */
  readonly open: (order: { reference: string; amount: number; description: string; returnUrl: string; webhookUrl: string; now: Date }) => Promise<{ providerReference: string; redirectUrl: string }>;
  /** Asks the provider how the charge stands. */
  readonly look: (providerReference: string) => Promise<Charge | undefined>;
  /** Proves a webhook genuine from its raw body and headers; undefined for a forged one. */
  readonly readWebhook: (rawBody: string, headers: Readonly<Record<string, string | string[] | undefined>>) => ProviderEvent | undefined;
};
