import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { sendMessage } from './messages.ts';

type Posted = { headers: IncomingMessage['headers']; body: unknown };
const posted: Posted[] = [];
let smsAnswers = 202;
const smsServer = createHttpServer((request, reply) => {
  void text(request).then((body) => {
    posted.push({ headers: request.headers, body: JSON.parse(body) });
    return reply.writeHead(smsAnswers).end('{"queued":true}');
  });
});

type Mail = { from: string; to: string; content: string };
const mails: Mail[] = [];
let mailboxIsFull = false;

/** Just enough SMTP (RFC 5321) to take a mail. */
function speakSmtp(socket: Socket): void {
  const mail: Mail = { from: '', to: '', content: '' };
  let inData = false;
  let waiting = '';
  const respond = (line: string) => socket.write(`${line}\r\n`);
  const onLine = (line: string) => {
    if (inData) {
      if (line !== '.') return void (mail.content += `${line}\n`);
      inData = false;
      mails.push({ ...mail });
      return respond('250 taken');
    }
    if (/^MAIL FROM:/i.test(line)) mail.from = line.slice(10);
    if (/^RCPT TO:/i.test(line)) mail.to = line.slice(8);
    if (/^DATA/i.test(line)) inData = true;
    if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n');
    if (/^RCPT/i.test(line) && mailboxIsFull) return respond('452 mailbox full');
    return respond(inData ? '354 go on' : '250 ok');
  };
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (waiting + chunk.toString()).split('\r\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  respond('220 mail.example');
}
const smtpServer = createServer(speakSmtp);

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
const [smsPort, smtpPort] = [await listen(smsServer), await listen(smtpServer)];
afterAll(() => {
  smsServer.close();
  smsServer.closeAllConnections();
  smtpServer.close();
});

const w = await world({
  config: {
    sms: { url: `http://127.0.0.1:${smsPort}/send`, token: 'sms-token' },
    smtp: { url: `smtp://127.0.0.1:${smtpPort}?ignoreTLS=true`, from: 'Balsam <no-reply@balsam.example>' },
  },
});
await w.dispatch();
beforeEach(() => {
  posted.length = 0;
  mails.length = 0;
  smsAnswers = 202;
  mailboxIsFull = false;
});

const sms = { channel: 'sms', to: '+966500000001', body: 'رمزكم ٤٢', language: 'ar' } as const;
const email = {
  channel: 'email',
  to: 'sara@balsam.example',
  subject: 'موعدكم غدًا',
  body: 'الساعة ٩:٠٠ ص',
  language: 'ar',
} as const;
const queue = (message: Parameters<typeof sendMessage>[1]) =>
  w.db.transaction().execute((tx) => sendMessage(tx, message, w.clock.now()));
const lastState = () =>
  w.db
    .selectFrom('outgoing_message')
    .select(['status', 'gateway', 'sent_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const aMinuteLater = async () => {
  w.at(new Date(w.clock.now().getTime() + 60_000));
  await w.dispatch();
};

describe('a gateway that does not take a message', () => {
  test('SMS: it stays queued and goes out a minute later, once', async () => {
    smsAnswers = 503;
    await queue(sms);
    await w.dispatch();
    expect(await lastState()).toEqual({ status: 'queued', gateway: '', sent_at: null });
    smsAnswers = 202;
    await aMinuteLater();
    await aMinuteLater();
    expect([posted.length, await lastState()]).toMatchObject([2, { status: 'sent', gateway: 'http' }]);
  });
  test('e-mail: the same', async () => {
    mailboxIsFull = true;
    await queue(email);
    await w.dispatch();
    expect(await lastState()).toEqual({ status: 'queued', gateway: '', sent_at: null });
    mailboxIsFull = false;
    await aMinuteLater();
    expect([mails.length, await lastState()]).toMatchObject([1, { status: 'sent', gateway: 'smtp' }]);
  });
  test('a message of a transaction that was rolled back never leaves', async () => {
    const failed = w.db.transaction().execute(async (tx) => {
      await sendMessage(tx, sms, w.clock.now());
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await w.dispatch();
    expect(posted).toEqual([]);
  });
});

describe('an SMS', () => {
  test('is posted with the token, its Arabic whole', async () => {
    await queue(sms);
    await w.dispatch();
    expect(posted).toEqual([
      {
        headers: expect.objectContaining({ authorization: 'Bearer sms-token', 'content-type': 'application/json' }),
        body: { to: sms.to, body: sms.body },
      },
    ]);
  });
});

describe('an e-mail', () => {
  const decoded = ({ content }: Mail) => {
    const [head = '', ...rest] = content.split('\n\n');
    const isBase64 = /content-transfer-encoding: base64/i.test(head);
    const body = rest.join('\n\n').trim();
    return { head, body: isBase64 ? Buffer.from(body, 'base64').toString() : body };
  };
  test('goes out from the system with subject, language and Arabic whole', async () => {
    await queue(email);
    await w.dispatch();
    const [mail] = mails;
    expect([mail?.from, mail?.to]).toEqual(['<no-reply@balsam.example>', '<sara@balsam.example>']);
    const { head, body } = decoded(mail!);
    const subject = /^Subject: ((?:.+\n )*.+)$/m
      .exec(head)?.[1]
      ?.replaceAll(/=\?UTF-8\?B\?(.*?)\?=\s*/gi, (_, b: string) => Buffer.from(b, 'base64').toString());
    expect([subject, body]).toEqual([email.subject, email.body]);
    expect(head).toContain('Content-Language: ar');
  });
  test('no line break in a subject becomes a header', async () => {
    await queue({ ...email, subject: 'Hello\r\nBcc: other@balsam.example' });
    await w.dispatch();
    expect(decoded(mails[0]!).head).not.toMatch(/^Bcc:/m);
    expect(mails[0]?.to).toBe('<sara@balsam.example>');
  });
});
