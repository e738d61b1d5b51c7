import type { AppModule } from '../../../platform/module.ts';
import { deliverDueWebhooks } from './deliver.ts';

export { serveSandboxGateway } from './page.routes.ts';

/** The sandbox sends its webhooks as a provider would: late ones too. */
export const sandboxModule: AppModule = { name: 'sandbox gateway', jobs: [deliverDueWebhooks] };
