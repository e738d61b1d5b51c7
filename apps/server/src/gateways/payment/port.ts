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

/** What is to be charged, and where the payer goes afterwards. */
export type ChargeOrder = {
  /** Our own name of the payment. */
  readonly reference: string;
  /** Halalas. */
  readonly amount: number;
  /** What the payer reads, in their language. */
  readonly description: string;
  readonly language: 'ar' | 'en';
  /** Where the browser comes back to, however it went. */
  readonly returnUrl: string;
  readonly webhookUrl: string;
  readonly now: Date;
  /** The page takes no money from then on. */
  readonly expiresAt: Date;
};

/** Card payments on the provider's own hosted page. The provider is always asked; what a browser or a webhook says is never believed. */
export type CardGateway = {
  readonly name: string;
  /**
   * Opens a hosted page.
   * @throws GatewayUnavailable when the provider does not answer as it should; nobody can then pay by this order
   */
  readonly open: (order: ChargeOrder) => Promise<{ providerReference: string; redirectUrl: string }>;
  /**
   * Asks the provider how the charge stands; undefined when it knows none of this name.
   * @throws GatewayUnavailable when the provider does not answer as it should
   */
  readonly look: (providerReference: string) => Promise<Charge | undefined>;
  /** Proves a webhook genuine from its raw body and headers; undefined for a forged one. */
  readonly readWebhook: (
    rawBody: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ) => ProviderEvent | undefined;
};
