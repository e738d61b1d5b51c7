import type { EmailGateway } from '#platform/ports/email.ts';
import type { PushGateway, WebTarget } from '#platform/ports/push.ts';
import type { SmsGateway } from '#platform/ports/sms.ts';

const outboxPage = { name: 'outbox-page', send: async () => {} };

/** Without a gateway a message goes no further than the outbox page, where a newcomer reads it. */
export const outboxPageSms: SmsGateway = outboxPage;
export const outboxPageEmail: EmailGateway = outboxPage;
export const outboxPagePush: PushGateway<WebTarget> = { name: outboxPage.name, send: async () => 'sent' };
