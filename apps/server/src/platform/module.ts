import type { FastifyInstance } from 'fastify';
import type { Tx } from './db/types.ts';
import type { ExportPart } from './export/part.ts';
import type { Route } from './http/serve.ts';
import type { ScheduledJob } from './jobs/scheduled.ts';
import type { Purge } from './jobs/purge.ts';
import type { Subscription } from './outbox/outbox.ts';
import type { Platform } from './platform.ts';
import type { UnusedFiles } from './storage/purge-unused.ts';

/** What a module does before an account is closed: it refuses by throwing, or erases what it keeps for contact only. */
export type BeforeClosing = (tx: Tx, personId: number, platform: Platform) => Promise<void>;

/** All that a module brings to the system. The system is a list of these (`modules.ts`). */
export type AppModule = {
  readonly name: string;
  /** The endpoints of the contract that it serves. */
  readonly routes?: readonly Route[];
  /** What it serves outside the contract: a provider's webhooks, a page of its own. */
  readonly extraRoutes?: (http: FastifyInstance, platform: Platform) => Promise<void>;
  /** What it does about events, its own and those of others. */
  readonly subscriptions?: readonly Subscription[];
  readonly jobs?: readonly ScheduledJob[];
  /** Rows that it keeps for a time only. */
  readonly purges?: readonly Purge[];
  /** Files that are uploaded for something of it, and go when they are not used for it. */
  readonly unusedFiles?: readonly UnusedFiles[];
  /** What it gives to the copy of a person's data. */
  readonly exportParts?: readonly ExportPart[];
  readonly beforeClosing?: readonly BeforeClosing[];
};
