import { createTransport } from 'nodemailer';
import type { EmailGateway } from '#platform/ports/email.ts';

/** Sends through an SMTP server, `smtp://user:password@host:port`. The text goes as it is, with the direction of its language. */
export function smtpEmail(url: string, from: string): EmailGateway {
  const transport = createTransport(url, { connectionTimeout: 10_000, socketTimeout: 10_000 } as never);
  return {
    name: 'smtp',
    send: async ({ to, subject, body, language }) => {
      await transport.sendMail({ from, to, subject, text: body, headers: { 'Content-Language': language } });
    },
  };
}
