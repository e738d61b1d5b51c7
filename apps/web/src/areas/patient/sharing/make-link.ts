import type { CallInput } from '@balsam/contract/call';
import type { sharing } from '@balsam/contract/sharing';
import { api } from '#shared/api/index.ts';
import { encryptFile } from '#shared/health-link/encrypt.ts';
import { formatLink, newKey } from '#shared/health-link/link.ts';

export type LinkChoice = Pick<CallInput<typeof sharing.create>['body'], 'parts' | 'passcode' | 'openings'> & {
  readonly minutes: number;
};

/** Makes a link: the key is drawn here, the summary is encrypted here, and only what nobody can read is sent. Answers the link. */
export async function makeLink({ minutes, ...choice }: LinkChoice): Promise<string> {
  const file = await api.sharing.content({ query: { parts: choice.parts.join(',') } });
  const key = newKey();
  const expires = new Date(Date.now() + minutes * 60_000);
  const content = await encryptFile(await file.text(), key);
  const { url } = await api.sharing.create({ body: { ...choice, content, expires_at: expires.toISOString() } });
  return formatLink(`${location.origin}/shl`, {
    url,
    key,
    exp: Math.floor(expires.getTime() / 1000),
    label: 'Balsam',
    ...(choice.passcode !== undefined && { flag: 'P' }),
  });
}
