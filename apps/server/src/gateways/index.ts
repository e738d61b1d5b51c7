import type { PaymentGateway } from './payment/port.ts';
import type { EmailGateway } from './email/port.ts';
import type { PushGateways } from './push/port.ts';
import type { SmsGateway } from './sms/port.ts';

/** The outside world, each behind its port; the adapters are chosen by configuration in app.ts. */
export type Gateways = {
  readonly card: PaymentGateway;
  /** Who lends in instalments; undefined where nobody does. */
  readonly instalments: PaymentGateway | undefined;
  readonly sms: SmsGateway;
  readonly email: EmailGateway;
  readonly push: PushGateways;
};
