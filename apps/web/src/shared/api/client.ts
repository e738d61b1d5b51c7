import type { CallInput, CallReply, Endpoint } from '@balsam/contract';
import { send, type Sending } from './send.ts';

type Own = Pick<Sending, 'signal' | 'idempotencyKey' | 'quiet'>;
type Reply<E extends Endpoint> = CallReply<E> extends 'file' ? Blob : CallReply<E>;
type Given<E extends Endpoint, Extra> =
  Partial<CallInput<E>> extends CallInput<E> ? [given?: CallInput<E> & Extra] : [given: CallInput<E> & Extra];

/** What TanStack Query needs to ask for it: the key starts with module and call, so that a module can be invalidated whole. */
export type Question<T> = {
  readonly queryKey: readonly [room: string, call: string, given: object];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<T>;
};

export type Call<E extends Endpoint> = {
  (...given: Given<E, Own>): Promise<Reply<E>>;
  /** The same as options of `useQuery`: `useQuery(api.hospital.clinics.query())`. */
  readonly query: (...given: Given<E, Pick<Own, 'quiet'>>) => Question<Reply<E>>;
};

/** Every call of a contract as a function: `api.<module>.<call>({ query, params, body, signal, idempotencyKey, quiet })`; forms go by `upload`. */
export type Api<C> = {
  readonly [Room in keyof C]: {
    readonly [Name in keyof C[Room]]: C[Room][Name] extends { readonly form: true }
      ? never
      : C[Room][Name] extends Endpoint
        ? Call<C[Room][Name]>
        : never;
  };
};

export type CallTable = Readonly<Record<string, Readonly<Record<string, readonly [method: string, path: string]>>>>;

const callOf = (room: string, name: string, method: string, path: string) => {
  const call = (given?: Sending) => send(method, path, given);
  const query = ({ quiet, ...given }: Sending = {}) => ({
    queryKey: [room, name, given],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call({ ...given, signal, ...(quiet === undefined ? {} : { quiet }) }),
  });
  return Object.assign(call, { query });
};

/** The client over a table of methods and paths. The types come from the contract; the table is all that runs in the browser. */
export const clientOver = <C>(table: CallTable): Api<C> => {
  const modules = Object.entries(table).map(([room, calls]) => {
    const named = Object.entries(calls).map(([name, [method, path]]) => [name, callOf(room, name, method, path)]);
    return [room, Object.fromEntries(named)];
  });
  return Object.fromEntries(modules) as Api<C>;
};
