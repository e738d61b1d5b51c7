import { expect, type APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { send } from './api.ts';
import { advanceClock, readClock } from './clock.ts';

const stepSeconds = 30;

const codeOf = (secret: string, step: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), period: stepSeconds }).generate({
    timestamp: step * stepSeconds * 1000,
  });

/** The step of time of the last code that an app showed; each is shown once, as the server takes each once. */
const lastSteps = new Map<string, number>();

/**
 * The code that somebody's authenticator app with this secret shows next. Nobody waits for it: the server takes the one that comes after the
 * present one as well, and where that was used too its clock goes on by half a minute.
 */
export async function nextCode(request: APIRequestContext, secret: string, owner: string): Promise<string> {
  const present = Math.floor((await readClock(request)).getTime() / 1000 / stepSeconds);
  const step = Math.max(present, (lastSteps.get(owner) ?? 0) + 1);
  lastSteps.set(owner, step);
  if (step > present + 1) await advanceClock(request, (step - present - 1) * stepSeconds);
  return codeOf(secret, step);
}

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
  const reply = await send(request, 'POST', '/auth/staff/verify', { data: { challenge, code } });
  if (reply.code === 'staff_code_used' && triesLeft > 0)
    return verifyShared(request, { name, app }, begin, triesLeft - 1);
  expect(reply.status, reply.message).toBe(true);
  return reply.data;
}
