import type { World } from './world.ts';

/** What the API answered: the whole body, and `data` of its envelope. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test says in its expectations what shape it awaits
export type Reply = { http: number; body: any; data: any; headers: Record<string, unknown> };

type RequestOptions = {
  readonly token?: string;
  readonly ip?: string;
  readonly headers?: Record<string, string>;
  readonly query?: Readonly<Record<string, string | number>>;
};

function addressOf(path: string, query: RequestOptions['query'] = {}): string {
  const url = path.startsWith('/api/') ? path : `/api/v1${path}`;
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) search.append(key, String(value));
  return search.size === 0 ? url : `${url}?${search.toString()}`;
}

/**
 * Calls a world's API: `const client = apiClient(w)`, `await client.post('/otp/verify', {...}, { token })`. Paths stand below `/api/v1`;
 * without a token it is a guest who calls.
 */
export function apiClient(w: World) {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload: unknown,
    { token, ip, headers, query }: RequestOptions,
  ): Promise<Reply> => {
    const reply = await w.app.inject({
      method,
      url: addressOf(path, query),
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(ip !== undefined && { remoteAddress: ip }),
      ...(payload !== undefined && { payload: payload as object }),
    });
    const body = reply.json();
    return { http: reply.statusCode, body, data: body.data, headers: reply.headers };
  };
  return {
    delete: (path: string, options: RequestOptions = {}) => send('DELETE', path, undefined, options),
    get: (path: string, options: RequestOptions = {}) => send('GET', path, undefined, options),
    patch: (path: string, body: unknown = {}, options: RequestOptions = {}) => send('PATCH', path, body, options),
    post: (path: string, body: unknown = {}, options: RequestOptions = {}) => send('POST', path, body, options),
    put: (path: string, body: unknown = {}, options: RequestOptions = {}) => send('PUT', path, body, options),
  };
}
