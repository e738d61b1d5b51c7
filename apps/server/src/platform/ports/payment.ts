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

/** Who pays, as an instalment provider must know them. */
type Payer = {
  readonly firstName: string;
  readonly familyName: string;
  /** E.164. */
  readonly phone: string | null;
  readonly email: string | null;
};

/** What is bought, for providers that need it; amounts in halalas, VAT inside the total. */
type Bought = {
  readonly title: string;
  readonly quantity: number;
  readonly vat: number;
  readonly total: number;
};

/** Where it goes, for providers that need it. */
export type Destination = { readonly line: string; readonly city: string };

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
  /** For instalments only. */
  readonly loan?: {
    readonly payer: Payer;
    readonly bought: readonly Bought[];
    readonly destination: Destination;
    /** Halalas of what is bought that are paid in another way. */
    readonly paidOtherwise: number;
  };
};

/** How much of a charge is to be refunded to the payer. Halalas. */
export type RefundOrder = { readonly providerReference: string; readonly amount: number };

/** What a provider's notice says, or why it is not acted on: nothing proves who sent it, or it names no event and no charge. */
export type NoticeReading = ProviderEvent | 'not_genuine' | 'malformed';

/** Payments on the provider's own hosted page, by card or by instalments. A charge is always read from the provider; what a browser or a webhook says is never believed. */
export type PaymentGateway = {
  readonly name: string;
  /**
   * Opens a hosted page.
   * @throws GatewayUnavailable when the provider does not answer as it should; nobody can then pay by this order
   */
  readonly open: (order: ChargeOrder) => Promise<{ providerReference: string; redirectUrl: string }>;
  /**
   * Reads the charge from the provider, and captures what the payer has authorised where that is a step of its own; undefined when it
   * knows none of this reference.
   * @throws GatewayUnavailable when the provider does not answer as it should
   */
  readonly look: (providerReference: string, now: Date) => Promise<Charge | undefined>;
  /**
   * Refunds the payer; a second call refunds nothing twice. `refused`: this provider will never do it.
   * @throws GatewayUnavailable when it is unknown whether it was done; to be tried again
   */
  readonly refund: (order: RefundOrder) => Promise<'done' | 'refused'>;
  /** Proves a webhook genuine from its raw body and headers, now, and reads it. */
  readonly readWebhook: (
    rawBody: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ) => NoticeReading;
};
