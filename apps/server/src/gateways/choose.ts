import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/db/types.ts';
import { outboxPageEmail } from './email/outbox-page.ts';
import { smtpEmail } from './email/smtp.ts';
import type { Gateways } from '../platform/ports/gateways.ts';
import { chooseCardGateway, chooseInstalmentGateway } from './payment/choose.ts';
import { choosePushGateways } from './push/choose.ts';
import { httpSms } from './sms/http.ts';
import { outboxPageSms } from './sms/outbox-page.ts';

/** The adapters that the configuration names; without keys, the sandbox and the outbox page. */
export const chooseGateways = (config: Config, db: Db): Gateways => ({
  card: chooseCardGateway(config, db),
  instalments: chooseInstalmentGateway(config, db),
  sms: config.sms ? httpSms(config.sms.url, config.sms.token) : outboxPageSms,
  push: choosePushGateways(config, db),
  email: config.smtp ? smtpEmail(config.smtp.url, config.smtp.from) : outboxPageEmail,
});
