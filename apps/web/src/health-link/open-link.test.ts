import { afterEach, describe, expect, test, vi } from 'vitest';
import { newKey } from '#shared/health-link/link.ts';
import { LinkError, openLink } from './open-link.ts';

const key = newKey();
const link = { url: 'https://hospital.example/shl/abc', key };

afterEach(() => vi.unstubAllGlobals());
/** The hospital answers with these files, and at other addresses with what is named there. */
const answers = (files: readonly object[], elsewhere: Readonly<Record<string, Response>> = {}) =>
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(elsewhere[url] ?? Response.json({ files })));
const failureOf = async () => {
  const error: unknown = await openLink(link, 'Dr Noor', '').catch((thrown: unknown) => thrown);
  return error instanceof LinkError ? error.failure.kind : error;
};

describe('D11.09 a link that does not open', () => {
  test.each([
    [404, 'over'],
    [410, 'over'],
    [429, 'too_many'],
    [400, 'unreadable'],
    [403, 'unreadable'],
    [408, 'unreachable'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('with %i is %s', async (status, kind) => {
    answers([], { [link.url]: new Response('', { status }) });
    expect(await failureOf()).toBe(kind);
  });
});
