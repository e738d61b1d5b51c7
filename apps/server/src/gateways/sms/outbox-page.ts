import type { SmsGateway } from '../../platform/ports/sms.ts';

/** Without a gateway a message goes no further than the outbox page, where a newcomer reads it. */
export const outboxPageSms: SmsGateway = { name: 'outbox-page', send: async () => {} };
