import { afterEach, describe, expect, test, vi } from 'vitest';
import { encryptFile } from '#shared/health-link/encrypt.ts';
import { newKey } from '#shared/health-link/link.ts';
import { LinkError, openLink } from './open-link.ts';

const key = newKey();
const link = { url: 'https://hospital.example/shl/abc', key };
const bundle = (title: string) => ({ resourceType: 'Bundle', title });
const sealed = (said: unknown) => encryptFile(JSON.stringify(said), key);

async function cardOf(fhirBundle: object): Promise<string> {
  const stream = new Blob([JSON.stringify({ vc: { credentialSubject: { fhirBundle } } })]).stream();
  const packed = new Uint8Array(
    await new Response(stream.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  const payload = btoa(String.fromCodePoint(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `header.${payload}.signature`;
}

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

describe('D11.09 of several files of a link', () => {
  test('those that can be read are shown, and how many cannot is told', async () => {
    const [one, other] = [await sealed(bundle('one')), await sealed(bundle('other'))];
    const strange = await encryptFile(JSON.stringify(bundle('strange')), newKey());
    answers(
      [
        { embedded: one },
        { embedded: strange },
        { embedded: 'no file' },
        { embedded: await sealed({ token: 'of an application' }) },
        { embedded: await encryptFile('not JSON', key) },
        { location: 'https://hospital.example/gone' },
        { location: 'https://hospital.example/other' },
        {},
      ],
      {
        'https://hospital.example/gone': new Response('', { status: 404 }),
        'https://hospital.example/other': new Response(other),
      },
    );
    expect(await openLink(link, 'Dr Noor', '')).toEqual({
      resources: [bundle('one'), bundle('other')],
      hasCards: false,
      unread: 6,
    });
  });
  test('one card that cannot be read takes no other with it', async () => {
    const cards = [await cardOf(bundle('vaccines')), 'broken', 7, await cardOf({ nothing: true })];
    answers([{ embedded: await sealed({ verifiableCredential: cards }) }]);
    expect(await openLink(link, 'Dr Noor', '')).toEqual({ resources: [bundle('vaccines')], hasCards: true, unread: 3 });
  });
  test('beyond the most that are read the others count as not read', async () => {
    const embedded = await sealed(bundle('one'));
    answers(Array.from({ length: 23 }, () => ({ embedded })));
    expect(await openLink(link, 'Dr Noor', '')).toMatchObject({ unread: 3 });
  });
  test('of which none can be read it is unreadable, of which none is there it is over', async () => {
    answers([{ embedded: 'no file' }, { embedded: await sealed([1]) }]);
    expect(await failureOf()).toBe('unreadable');
    answers([]);
    expect(await failureOf()).toBe('unreadable');
    const location = 'https://hospital.example/gone';
    answers([{ location }], { [location]: new Response('', { status: 404 }) });
    expect(await failureOf()).toBe('over');
  });
});
