export { serveSandboxGateway } from './page.routes.ts';
export { sandboxWebhookWork } from './deliver.ts';
