import type { SmsGateway } from '#platform/ports/sms.ts';

/** Posts `{to, body}` as JSON with a bearer token to one address; any 2xx is taken as accepted. */
export const httpSms = (url: string, token: string): SmsGateway => ({
  name: 'http',
  send: async ({ to, body }) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ to, body }),
      signal: AbortSignal.timeout(10_000),
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`SMS gateway answered ${reply.status}`);
  },
});
