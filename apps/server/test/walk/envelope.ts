import { errors, type ErrorCode } from '@balsam/contract';

type Reply = { readonly http: number; readonly text: string; readonly headers: Readonly<Record<string, unknown>> };
type Message = { readonly message?: unknown; readonly message_ar?: unknown };
type Body = Message & {
  readonly status?: unknown;
  readonly code?: string;
  readonly request_id?: string;
  readonly data?: unknown;
  readonly errors?: readonly (Message & { readonly path?: unknown; readonly code?: string })[];
};

const isCode = (code: string | undefined): code is ErrorCode => code !== undefined && code in errors;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** What no reply may hold: lines of a stack, SQL, the names of its machinery. */
const inner = /\.ts:\d|node_modules|\bselect\b.*\bfrom\b|PostgresError|kysely|ZodError/i;

const speaksBoth = ({ message, message_ar: arabic }: Message): boolean =>
  typeof message === 'string' &&
  /[a-z]/i.test(message) &&
  typeof arabic === 'string' &&
  /\p{Script=Arabic}/u.test(arabic);

function* faultsOfFailure(http: number, body: Body): Generator<string> {
  if (body.status !== false) yield 'status is not false';
  if (!isCode(body.code) || errors[body.code].http !== http) yield `code ${body.code} with ${http}`;
  if (!speaksBoth(body)) yield 'not in both languages';
  if (!uuid.test(body.request_id ?? '')) yield 'no request_id';
  if (!('data' in body)) yield 'no data';
  const wantsFields = http === 400 || http === 422;
  if (wantsFields !== Array.isArray(body.errors))
    yield 'errors[] where there should be none, or none where it should be';
  for (const field of body.errors ?? []) {
    if (typeof field.path !== 'string' || !isCode(field.code) || !speaksBoth(field)) yield 'a field error is not whole';
  }
}

/**
 * What is wrong with an answer of the API (S7.02, DECISIONS §1): nothing, or a line for each fault.
 * @param isShared whether a success is the same for everybody, so that it may be kept as long as it is asked for again each time
 */
export function faultsOfEnvelope({ http, text, headers }: Reply, isShared = false): string[] {
  if (http >= 500) return [`${http}: ${text}`];
  if (!String(headers['content-type']).startsWith('application/json')) return http < 300 ? [] : [`${http} is no JSON`];
  const body = JSON.parse(text) as Body;
  const leaks = inner.test(text) ? ['tells of the machinery'] : [];
  // A shared computer, or a proxy on the way, keeps nothing of anybody.
  const allowed = isShared && http < 300 ? 'public, no-cache' : 'no-store';
  const kept = headers['cache-control'] === allowed ? [] : [`may be kept: ${String(headers['cache-control'])}`];
  if (http >= 400) return [...leaks, ...kept, ...faultsOfFailure(http, body)];
  return [
    ...leaks,
    ...kept,
    ...(body.status === true && speaksBoth(body) && 'data' in body ? [] : ['a success without its envelope']),
  ];
}
