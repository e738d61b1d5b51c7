import type { FastifyInstance } from 'fastify';
import type { Platform } from '#platform/platform.ts';
import { asMessage } from '#platform/http/with-message.ts';
import { handleWebhook } from './handle-webhook.ts';
import type { Payables } from './payable.ts';

const hidden = { schema: { hide: true }, config: { capacity: 'payment' } } as const;

/**
 * Serves `POST /api/v1/payment/webhook/:provider`. It stands outside the contract because a notice is proven by its bytes as they came, and
 * by nobody's log-in.
 */
export async function servePaymentWebhooks(
  http: FastifyInstance,
  platform: Platform,
  payables: Payables,
): Promise<void> {
  await http.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    app.post('/api/v1/payment/webhook/:provider', hidden, async (request) => {
      const { provider } = request.params as { provider: string };
      const call = {
        actor: { kind: 'guest', guestId: undefined },
        now: platform.clock.now(),
        requestId: request.id,
        ip: request.ip,
        userAgent: provider.slice(0, 100),
      } as const;
      const rawBody = typeof request.body === 'string' ? request.body : '';
      await handleWebhook(platform, payables, call, { provider, rawBody, headers: request.headers });
      const { data, message, messageAr } = asMessage({});
      return { status: true, message, message_ar: messageAr, data };
    });
  });
}
