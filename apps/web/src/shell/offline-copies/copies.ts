import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { roles } from '@balsam/domain/identity';
import { ApiError } from '#shared/api/index.ts';
import { isOnline } from '#shared/api/is-online.ts';
import { getSession, onSession } from '#shared/api/session.ts';
import { type CopyKey, openCopyKey, seal, sealedName, unseal } from './cipher.ts';
import { deleteCopy, getCopy, purgeCopies, putCopy } from './store.ts';

/** Older than this, a list says nothing any more. */
const maxAgeMs = 24 * 3600_000;
/** What is larger is not worth its place on a phone. */
const mostLetters = 1_000_000;

/** Modules whose answers may be read again without a line: lists and records, not what is decided or talked about just now. */
const keptModules: ReadonlySet<unknown> = new Set([
  'addresses',
  'billing',
  'booking',
  'catalogue',
  'content',
  'family',
  'healthEducation',
  'hospital',
  'insurance',
  'medicalReports',
  'medications',
  'notifications',
  'orders',
  'packages',
  'people',
  'prescriptions',
  'prevention',
  'promotions',
  'ratings',
  'records',
  'visits',
  'waitingList',
]);

const isKept = ([module]: QueryKey): boolean => keptModules.has(module);

/** Whose copies these are: a patient's own, or of the profile that is open. What the staff read of others is never kept. */
const reader = (): number | undefined => {
  const user = getSession()?.user;
  return user?.role_id === roles.patient ? user.id : undefined;
};

const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Array.isArray(value) ||
  Object.getPrototypeOf(value) === Object.prototype;

/** The answer as a text; undefined where it is a file or too large. */
const textOf = (answer: unknown): string | undefined => {
  let isWhole = true;
  const text = JSON.stringify(answer, (_key, value: unknown) => {
    isWhole &&= isPlain(value);
    return isWhole ? value : undefined;
  });
  return isWhole && text.length <= mostLetters ? text : undefined;
};

const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The copies of one tab: saved as answers come, shown where none can come. */
class Copies {
  readonly #client: QueryClient;
  readonly #key: CopyKey;
  constructor(client: QueryClient, key: CopyKey) {
    this.#client = client;
    this.#key = key;
  }

  #nameOf({ queryHash }: Query): Promise<string> | undefined {
    const who = reader();
    return who === undefined ? undefined : sealedName(this.#key, `${who} ${queryHash}`);
  }

  /** Keeps the answer of a query. */
  async save(query: Query): Promise<void> {
    const { data, dataUpdatedAt: at } = query.state;
    const name = await this.#nameOf(query);
    const text = data === undefined ? undefined : textOf(data);
    if (name === undefined || text === undefined) return;
    await putCopy({ name, at, ...(await seal(this.#key, name, text)) });
  }

  /** Gives a query that has no answer the one that was kept. */
  async restore(query: Query): Promise<void> {
    const name = await this.#nameOf(query);
    const copy = name === undefined ? undefined : await getCopy(name);
    if (name === undefined || !copy || copy.at < Date.now() - maxAgeMs) return;
    const answer: unknown = JSON.parse(await unseal(this.#key, name, copy));
    if (query.state.data === undefined) this.#client.setQueryData(query.queryKey, answer, { updatedAt: copy.at });
  }

  /** Forgets an answer that the server refuses by now. */
  async drop(query: Query): Promise<void> {
    const name = await this.#nameOf(query);
    if (name !== undefined) await deleteCopy(name);
  }
}

/** What is to be done about a query by how it stands. */
const stepFor = ({ state }: Query): 'save' | 'restore' | 'drop' | undefined => {
  if (state.status === 'error' && isRefused(state.error)) return 'drop';
  if (state.data === undefined) return !isOnline() || isUnreachable(state.error) ? 'restore' : undefined;
  return state.fetchStatus === 'idle' && state.status === 'success' ? 'save' : undefined;
};

/** Deletes all copies. */
export const forgetCopies = (): Promise<void> => purgeCopies(Date.now()).catch(() => undefined);

/**
 * Keeps what this tab reads, so that lists and records can be read again without a line (docs/decisions/0054). A browser that keeps nothing, or
 * has no cryptography, works as before.
 */
export const keepCopies = async (client: QueryClient): Promise<void> => {
  // What an ended log-in left behind goes too.
  await purgeCopies(Date.now() - (reader() === undefined ? 0 : maxAgeMs)).catch(() => undefined);
  let copies: Promise<Copies> | undefined;
  onSession(() => {
    if (getSession()) return;
    // The key went with the log-in; whoever comes next has another one.
    copies = undefined;
    void forgetCopies();
  });
  const act = (query: Query): void => {
    const step = isKept(query.queryKey) && reader() !== undefined ? stepFor(query) : undefined;
    if (!step) return;
    copies ??= openCopyKey().then((key) => new Copies(client, key));
    void copies.then((opened) => opened[step](query)).catch(() => undefined);
  };
  for (const query of client.getQueryCache().getAll()) act(query);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated') act(query);
  });
};
