import type { FastifyInstance } from 'fastify';
import { sealAuditWork } from './platform/audit/seal.ts';
import type { Db } from './platform/db/types.ts';
import type { DueWork } from './platform/jobs/due.ts';
import type { Route } from './platform/http/serve.ts';
import { messageSubscriptions } from './platform/messages/messages.ts';
import type { Subscription } from './platform/outbox/outbox.ts';
import type { Platform } from './platform/platform.ts';

/** The rooms of the house, by what each brings to it. */
export const routes: readonly Route[] = [];
export const subscriptions: readonly Subscription[] = [...messageSubscriptions];
export const dueWorks: readonly DueWork[] = [sealAuditWork];

/** Until the identity room is wired in, everybody is a guest. */
export const identifyBy =
  (_db: Db): Platform['identify'] =>
  async () => ({ kind: 'guest', guestId: undefined });

/** What is served outside the API: the sandbox gateway's hosted page. */
export const serveBesides = async (_http: FastifyInstance, _platform: Platform): Promise<void> => {};
