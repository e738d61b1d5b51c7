import { sealAuditJob } from './audit/seal.ts';
import { platformPurges } from './jobs/platform-purges.ts';
import { messageSubscriptions } from './messages/messages.ts';
import { messagePurges } from './messages/purge-messages.ts';
import type { AppModule } from './module.ts';
import { deleteOrphans } from './storage/orphans.ts';

/** What the platform does by itself, as every module does. */
export const platformModule: AppModule = {
  name: 'platform',
  subscriptions: messageSubscriptions,
  jobs: [sealAuditJob, deleteOrphans()],
  purges: [...platformPurges, ...messagePurges],
};
