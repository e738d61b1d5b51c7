import type { CallInput } from '@balsam/contract/call';
import type { sharing } from '@balsam/contract/sharing';
import { ApiError } from '#shared/api/api-error.ts';
import { api } from '#shared/api/index.ts';
import { getSession } from '#shared/api/session.ts';
import { encryptFile } from '#shared/health-link/encrypt.ts';
import { formatLink, newKey } from '#shared/health-link/link.ts';

type Body = CallInput<typeof sharing.create>['body'];
export type LinkChoice = Pick<Body, 'parts' | 'passcode' | 'openings'> & { readonly minutes: number };
type Request = { readonly name: string; readonly key: string; readonly expires: Date; readonly body: Body };

/**
 * What was sent and has no answer yet. The server makes no second link of the same encrypted text, so it goes out again as it was: a lost
 * answer takes up one of the ten links otherwise.
 */
let unanswered: Request | undefined;

/** So many minutes after the summary was drawn up: by the clock of the server, for that of a phone may be hours off. */
const endOf = (summary: string, minutes: number): Date => {
  const { timestamp } = JSON.parse(summary) as { timestamp: string };
  return new Date(Date.parse(timestamp) + minutes * 60_000);
};

/** The key is drawn here, the summary is encrypted here. */
async function encrypted(name: string, { minutes, ...choice }: LinkChoice): Promise<Request> {
  const file = await api.sharing.content({ query: { parts: choice.parts.join(',') } });
  const text = await file.text();
  const key = newKey();
  const expires = endOf(text, minutes);
  const content = await encryptFile(text, key);
  return { name, key, expires, body: { ...choice, content, expires_at: expires.toISOString() } };
}

const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 'network' && error.code !== 'unreadable' && error.status < 500;

/** Makes a link: only what nobody can read is sent. Answers the link. */
export async function makeLink(choice: LinkChoice): Promise<string> {
  // Of one log-in in one profile: what is encrypted of somebody never becomes a link of another.
  const name = JSON.stringify([getSession()?.token, choice]);
  const request = unanswered?.name === name ? unanswered : await encrypted(name, choice);
  unanswered = request;
  const { url } = await api.sharing.create({ body: request.body }).catch((error: unknown) => {
    if (isAnswer(error)) unanswered = undefined;
    throw error;
  });
  unanswered = undefined;
  return formatLink(`${location.origin}/shl`, {
    url,
    key: request.key,
    exp: Math.floor(request.expires.getTime() / 1000),
    label: 'Balsam',
    ...(choice.passcode !== undefined && { flag: 'P' }),
  });
}
