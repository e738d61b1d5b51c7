import type { AppModule } from '#platform/module.ts';
import { deliverDueWebhooks } from './deliver.ts';
import { serveSandboxGateway } from './page.routes.ts';

/** The sandbox has a hosted page where no real provider takes cards, and sends its webhooks as a provider would: late ones too. */
export const sandboxModule: AppModule = {
  name: 'sandbox gateway',
  jobs: [deliverDueWebhooks],
  extraRoutes: async (http, platform) => {
    if (platform.gateways.card.name === 'sandbox') await serveSandboxGateway(http, platform);
  },
};
