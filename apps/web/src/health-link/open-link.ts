import { decryptFile } from '#shared/health-link/encrypt.ts';
import { bytesOf, type HealthLink } from '#shared/health-link/link.ts';
import { bodyOf } from './fhir-words.ts';

/** Why a link does not open. */
export type LinkFailure =
  | { readonly kind: 'passcode'; readonly left: number | undefined }
  | { readonly kind: 'over' | 'too_many' | 'unreachable' | 'unreadable' };

/** Thrown for a link that does not open. */
export class LinkError extends Error {
  readonly failure: LinkFailure;
  constructor(failure: LinkFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

type File = { readonly contentType?: unknown; readonly embedded?: unknown; readonly location?: unknown };

/** So many files of a link are read. */
const mostFiles = 20;

/** Only what is gone is over; what is refused otherwise may be asked for again, or was not understood. */
function kindOf(status: number): Exclude<LinkFailure['kind'], 'passcode'> {
  if (status === 404 || status === 410) return 'over';
  if (status === 429) return 'too_many';
  return status < 500 && status !== 408 ? 'unreadable' : 'unreachable';
}

async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const sent = { ...init, credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' } as const;
  const reply = await fetch(url, sent).catch(() => {
    throw new LinkError({ kind: 'unreachable' });
  });
  if (reply.status === 401) {
    const said = (await reply.json().catch(() => ({}))) as { remainingAttempts?: unknown };
    const left = said.remainingAttempts;
    throw new LinkError({ kind: 'passcode', left: typeof left === 'number' ? left : undefined });
  }
  if (!reply.ok) throw new LinkError({ kind: kindOf(reply.status) });
  return reply;
}

async function manifestOf(link: HealthLink, recipient: string, passcode: string): Promise<readonly File[]> {
  const body = JSON.stringify({ recipient, ...(passcode !== '' && { passcode }), embeddedLengthMax: 4_000_000 });
  const reply = await ask(link.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const said = (await reply.json().catch(() => ({}))) as { files?: unknown };
  return Array.isArray(said.files) ? (said.files as File[]) : [];
}

async function directly({ url }: HealthLink, recipient: string): Promise<readonly File[]> {
  const address = new URL(url);
  address.searchParams.set('recipient', recipient);
  return [{ embedded: await (await ask(address.href)).text() }];
}

const jweOf = async (file: File): Promise<string> => {
  const { embedded, location } = bodyOf(file);
  if (typeof embedded === 'string') return embedded;
  if (typeof location !== 'string') throw new LinkError({ kind: 'unreadable' });
  return (await ask(location)).text();
};

const unpack = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();

/** The bundle within a SMART Health Card. Its signature is not checked: nobody said whom to trust. */
async function bundleOfCard(jws: unknown): Promise<unknown> {
  const payload = String(jws).split('.')[1] ?? '';
  const said = JSON.parse(await unpack(bytesOf(payload))) as {
    vc?: { credentialSubject?: { fhirBundle?: unknown } };
  };
  return said.vc?.credentialSubject?.fhirBundle;
}

/** What a link leads to: resources of FHIR, whether they came in signed cards, and how many files or cards could not be read. */
export type Opened = { readonly resources: readonly unknown[]; readonly hasCards: boolean; readonly unread: number };

const isResource = (said: unknown): boolean => typeof bodyOf(said)['resourceType'] === 'string';
const resourcesIn = (all: readonly unknown[], hasCards: boolean): Opened => {
  const resources = all.filter(isResource);
  return { resources, hasCards, unread: all.length - resources.length };
};

async function read(file: File, key: string): Promise<Opened> {
  const { text } = await decryptFile(await jweOf(file), key);
  const said: unknown = JSON.parse(text);
  const cards = bodyOf(said)['verifiableCredential'];
  if (!Array.isArray(cards)) return resourcesIn([said], false);
  const bundles = await Promise.allSettled(cards.map(bundleOfCard));
  return resourcesIn(
    bundles.map((one) => (one.status === 'fulfilled' ? one.value : undefined)),
    true,
  );
}

/** Opens a link for somebody of this name. @throws LinkError */
export async function openLink(link: HealthLink, recipient: string, passcode: string): Promise<Opened> {
  const isDirect = link.flag?.includes('U') === true;
  const files = isDirect ? await directly(link, recipient) : await manifestOf(link, recipient, passcode);
  const tried = await Promise.allSettled(files.slice(0, mostFiles).map((file) => read(file, link.key)));
  const all = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const resources = all.flatMap((one) => one.resources);
  if (resources.length === 0) {
    const [why] = tried.flatMap((one) =>
      one.status === 'rejected' && one.reason instanceof LinkError ? [one.reason] : [],
    );
    throw why ?? new LinkError({ kind: 'unreadable' });
  }
  const unread = all.reduce((sum, one) => sum + one.unread, files.length - all.length);
  return { resources, hasCards: all.some((one) => one.hasCards), unread };
}
