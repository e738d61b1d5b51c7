import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/types.ts';
import { pushKeys } from '../../platform/push/keys.ts';
import { fcmPush } from './fcm.ts';
import type { PushGateways } from '../../platform/ports/push.ts';
import { webPush } from './web-push.ts';

/** Some push services refuse a sender who names no address that can be reached. */
const nobodysAddress = 'https://balsam.example';

/** Browsers can always be reached; the native apps once FCM_CREDENTIALS is set. */
export const choosePushGateways = (config: Config, db: Db): PushGateways => ({
  web: webPush({
    keys: (now) => pushKeys(db, config.secret, now),
    subject: config.publicUrl.startsWith('https://') ? config.publicUrl : nobodysAddress,
  }),
  fcm: config.fcm && fcmPush(config.fcm.credentials, config.fcm.url),
});
