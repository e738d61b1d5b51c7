import type { CardGateway } from './payment/port.ts';
import type { EmailGateway } from './email/port.ts';
import type { PushGateways } from './push/port.ts';
import type { SmsGateway } from './sms/port.ts';

/** The outside world, each behind its port; the adapters are chosen by configuration in app.ts. */
export type Gateways = {
  readonly card: CardGateway;
  readonly sms: SmsGateway;
  readonly email: EmailGateway;
  readonly push: PushGateways;
};
