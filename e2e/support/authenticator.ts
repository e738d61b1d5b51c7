import { expect, type APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { letPass, readClock } from './clock.ts';

const stepSeconds = 30;

const codeOf = (secret: string, step: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), period: stepSeconds }).generate({
    timestamp: step * stepSeconds * 1000,
  });

/** The step of time of the last code that an app showed; each is shown once, as the server takes each once. */
const shown = new Map<string, number>();

/**
 * The code that somebody's authenticator app with this secret shows next. Nobody waits for it: the server takes the one that comes after the
 * present one as well, and where that was used too its clock goes on by half a minute.
 */
export async function nextCode(request: APIRequestContext, secret: string, whose: string): Promise<string> {
  const present = Math.floor((await readClock(request)).getTime() / 1000 / stepSeconds);
  const step = Math.max(present, (shown.get(whose) ?? 0) + 1);
  shown.set(whose, step);
  if (step > present + 1) await letPass(request, (step - present - 1) * stepSeconds);
  return codeOf(secret, step);
}

type Answer = { readonly status: boolean; readonly code?: string; readonly message: string; readonly data: unknown };
type Begin = () => Promise<string>;

/** Goes through the second step as somebody whom other tests sign in at the same time: where one of them was quicker with a code, the next is tried. */
export async function verifyShared(
  request: APIRequestContext,
  { name, app }: { readonly name: string; readonly app: string },
  begin: Begin,
  triesLeft = 6,
): Promise<unknown> {
  const challenge = await begin();
  const code = await nextCode(request, app, name);
  const reply = await request.post('/api/v1/auth/staff/verify', { data: { challenge, code } });
  const said = (await reply.json()) as Answer;
  if (said.code === 'staff_code_used' && triesLeft > 0)
    return verifyShared(request, { name, app }, begin, triesLeft - 1);
  expect(said.status, said.message).toBe(true);
  return said.data;
}
