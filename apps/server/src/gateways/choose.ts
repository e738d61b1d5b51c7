import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/types.ts';
import type { Gateways } from '#platform/ports/gateways.ts';
import type { PayerGateway } from '#platform/ports/payer.ts';
import type { PaymentGateway } from '#platform/ports/payment.ts';
import type { PushGateways } from '#platform/ports/push.ts';
import { pushKeys } from '#platform/push/keys.ts';
import { smtpEmail } from './email/smtp.ts';
import { outboxPageEmail, outboxPagePush, outboxPageSms } from './outbox-page.ts';
import { noPayer } from './payer/none.ts';
import { nphiesPayer } from './payer/nphies/nphies.ts';
import { sandboxPayer } from './payer/sandbox.ts';
import { moyasarGateway } from './payment/moyasar.ts';
import { sandboxGateway } from './payment/sandbox/sandbox.ts';
import { tamaraGateway } from './payment/tamara/tamara.ts';
import { fcmPush } from './push/fcm.ts';
import { webPush } from './push/web-push.ts';
import { httpSms } from './sms/http.ts';

/** Moyasar when its keys are set, else the sandbox; configuration refuses to start in production without keys. */
const chooseCardGateway = (config: Config, db: Db): PaymentGateway =>
  config.moyasar ? moyasarGateway(config.moyasar) : sandboxGateway(config, db);

/** Tamara when its keys are set; beside a real card provider none without them, else the sandbox. */
function chooseInstalmentGateway(config: Config, db: Db): PaymentGateway | undefined {
  if (config.tamara) return tamaraGateway(config.tamara);
  return config.moyasar ? undefined : sandboxGateway(config, db, 'instalments');
}

/** NPHIES when its address is set; else a sandbox, but in production nobody: a made-up insurer bears nothing in earnest. */
function choosePayer(config: Config): PayerGateway {
  if (config.nphies) return nphiesPayer(config.nphies);
  return config.production ? noPayer : sandboxPayer;
}

/** Some push services refuse a sender who names no address that can be reached. */
const placeholderSubject = 'https://balsam.example';

/** Browsers are reached but in a demo that was not told to; the native apps once FCM_CREDENTIALS is set. */
const choosePushGateways = (config: Config, db: Db): PushGateways => ({
  web: config.webPush
    ? webPush({
        keys: (now) => pushKeys(db, config.secret, now),
        subject: config.publicUrl.startsWith('https://') ? config.publicUrl : placeholderSubject,
      })
    : outboxPagePush,
  fcm: config.fcm && fcmPush(config.fcm.credentials, config.fcm.url),
});

/** The adapters that the configuration names; without keys, the sandbox and the outbox page. */
export const chooseGateways = (config: Config, db: Db): Gateways => ({
  card: chooseCardGateway(config, db),
  instalments: chooseInstalmentGateway(config, db),
  payer: choosePayer(config),
  sms: config.sms ? httpSms(config.sms.url, config.sms.token) : outboxPageSms,
  push: choosePushGateways(config, db),
  email: config.smtp ? smtpEmail(config.smtp.url, config.smtp.from) : outboxPageEmail,
});
