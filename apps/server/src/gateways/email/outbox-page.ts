import type { EmailGateway } from '../../platform/ports/email.ts';

/** Without a gateway a message goes no further than the outbox page, where a newcomer reads it. */
export const outboxPageEmail: EmailGateway = { name: 'outbox-page', send: async () => {} };
