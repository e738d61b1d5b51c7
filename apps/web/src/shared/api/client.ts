import type { CallInput, CallReply, Endpoint } from '@balsam/contract';
import { type CamelFields, camelFields } from './camel-fields.ts';
import { send, type Sending } from './send.ts';

type CallOptions = Pick<Sending, 'signal' | 'idempotencyKey' | 'quiet'>;

/** What a call of `E` answers with in the app: the wire's fields in capitals under names of the app. */
export type ApiReply<E extends Endpoint> = CallReply<E> extends 'file' ? Blob : CamelFields<CallReply<E>>;

type CallArguments<E extends Endpoint, Extra> =
  Partial<CallInput<E>> extends CallInput<E> ? [input?: CallInput<E> & Extra] : [input: CallInput<E> & Extra];

/** What TanStack Query needs to ask for it: the key starts with module and call, so that a module can be invalidated whole. */
export type QueryOptions<T> = {
  readonly queryKey: readonly [module: string, call: string, input: object];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<T>;
};

export type Call<E extends Endpoint> = {
  (...input: CallArguments<E, CallOptions>): Promise<ApiReply<E>>;
  /** The same as options of `useQuery`: `useQuery(api.hospital.clinics.query())`. */
  readonly query: (...input: CallArguments<E, Pick<CallOptions, 'quiet'>>) => QueryOptions<ApiReply<E>>;
};

/** Every call of a contract as a function: `api.<module>.<call>({ query, params, body, signal, idempotencyKey, quiet })`; forms go by `upload`. */
export type Api<C> = {
  readonly [Module in keyof C]: {
    readonly [Name in keyof C[Module]]: C[Module][Name] extends { readonly form: true }
      ? never
      : C[Module][Name] extends Endpoint
        ? Call<C[Module][Name]>
        : never;
  };
};

/** By module and call `GET /path`, or `GET v2/path` of another version than the first. */
export type CallTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

const createCall = (module: string, name: string, address: string) => {
  const [method = '', path = ''] = address.split(' ');
  const whole = `/api/${path[0] === '/' ? 'v1' : ''}${path}`;
  const call = async (input?: Sending) => camelFields(await send(method, whole, input));
  const query = ({ quiet, ...input }: Sending = {}) => ({
    queryKey: [module, name, input],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call({ ...input, signal, ...(quiet === undefined ? {} : { quiet }) }),
  });
  return Object.assign(call, { query });
};

/** The client over a table of methods and paths. The types come from the contract; the table is all that runs in the browser. */
export const createClient = <C>(table: CallTable): Api<C> => {
  const modules = Object.entries(table).map(([module, calls]) => {
    const named = Object.entries(calls).map(([name, address]) => [name, createCall(module, name, address)]);
    return [module, Object.fromEntries(named)];
  });
  return Object.fromEntries(modules) as Api<C>;
};
