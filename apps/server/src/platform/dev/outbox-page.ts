import { riyadhDay, riyadhTime } from '@balsam/domain/time';
import { escaped } from '#platform/http/html.ts';

type Message = {
  readonly id: number;
  readonly channel: string;
  readonly destination: string;
  readonly subject: string | null;
  readonly body: string;
  readonly language: string;
  readonly created_at: Date;
};

const article = (m: Message) => `
  <article lang="${m.language}" dir="${m.language === 'ar' ? 'rtl' : 'ltr'}">
    <p><bdi dir="ltr">${escaped(m.destination)}</bdi>, ${m.channel}, <time>${riyadhDay(m.created_at)} ${riyadhTime(m.created_at)}</time></p>
    ${m.subject ? `<h2>${escaped(m.subject)}</h2>` : ''}
    <pre>${escaped(m.body)}</pre>
  </article>`;

/** The messages that would have left, newest first, as a plain page without styles or scripts. */
export const outboxPage = (messages: readonly Message[]): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Balsam outbox</title></head>
  <body>
    <main>
      <h1>Outbox</h1>
      <p>Messages that a gateway would deliver. Reload to see new ones.</p>
      ${messages.length === 0 ? '<p>Nothing was sent yet.</p>' : messages.map(article).join('\n')}
    </main>
  </body>
</html>
`;
