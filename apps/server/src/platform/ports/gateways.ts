import type { PaymentGateway } from './payment.ts';
import type { EmailGateway } from './email.ts';
import type { PayerGateway } from './payer.ts';
import type { PushGateways } from './push.ts';
import type { SmsGateway } from './sms.ts';

/** The outside world, each behind its port; app.ts has the adapters chosen by configuration (`gateways/choose.ts`). */
export type Gateways = {
  readonly card: PaymentGateway;
  /** Who lends in instalments; undefined where nobody does. */
  readonly instalments: PaymentGateway | undefined;
  /** Who speaks for the insurers. */
  readonly payer: PayerGateway;
  readonly sms: SmsGateway;
  readonly email: EmailGateway;
  readonly push: PushGateways;
};
