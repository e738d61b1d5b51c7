import type { FastifyInstance } from 'fastify';
import { identityDue, identityRoutes, identitySubscriptions } from './modules/identity/index.ts';
import { peopleRoutes } from './modules/people/index.ts';
import { sealAuditWork } from './platform/audit/seal.ts';
import type { DueWork } from './platform/jobs/due.ts';
import type { Route } from './platform/http/serve.ts';
import { messageSubscriptions } from './platform/messages/messages.ts';
import type { Subscription } from './platform/outbox/outbox.ts';
import type { Platform } from './platform/platform.ts';

/** The rooms of the house, by what each brings to it. */
export const routes: readonly Route[] = [...identityRoutes, ...peopleRoutes];
export const subscriptions: readonly Subscription[] = [...messageSubscriptions, ...identitySubscriptions];
export const dueWorks: readonly DueWork[] = [sealAuditWork, ...identityDue];

export { identifyBy } from './modules/identity/index.ts';

/** What is served outside the API: the sandbox gateway's hosted page. */
export const serveBesides = async (_http: FastifyInstance, _platform: Platform): Promise<void> => {};
