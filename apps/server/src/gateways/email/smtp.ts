import { createTransport } from 'nodemailer';
import type { EmailGateway } from '#platform/ports/email.ts';

/**
 * For the whole of a message. The transaction that waits for it is ended after 15 seconds (`db/limits.ts`): what a slow server took
 * after that would be sent again at each new try.
 */
const patienceMs = 12_000;

/** Sends through an SMTP server, `smtp://user:password@host:port`. The text goes as it is, with the direction of its language. */
export function smtpEmail(url: string, from: string, patience: number = patienceMs): EmailGateway {
  const transport = createTransport(url, { connectionTimeout: 10_000, socketTimeout: 10_000 } as never);
  return {
    name: 'smtp',
    send: async ({ to, subject, body, language }) => {
      const headers = { 'Content-Language': language };
      await transport.sendMail({ from, to, subject, text: body, headers, signal: AbortSignal.timeout(patience) });
    },
  };
}
