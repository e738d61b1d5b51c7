import type { World } from './world.ts';

/** An answer of the API, as far as tests look at it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
export type Answer = { http: number; body: any; headers: Record<string, unknown> };

type Asked = { readonly token?: string; readonly ip?: string; readonly headers?: Record<string, string> };

/** Speaks to a world's API: `const ask = asking(w)`, `await ask.post('/otp/verify', {...})`. Paths stand below `/api/v1`. */
export function asking(w: World) {
  const send = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload: unknown,
    { token, ip, headers }: Asked,
  ): Promise<Answer> => {
    const reply = await w.app.inject({
      method,
      url: path.startsWith('/api/') ? path : `/api/v1${path}`,
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(ip !== undefined && { remoteAddress: ip }),
      ...(payload !== undefined && { payload: payload as object }),
    });
    return { http: reply.statusCode, body: reply.json(), headers: reply.headers };
  };
  return {
    delete: (path: string, asked: Asked = {}) => send('DELETE', path, undefined, asked),
    get: (path: string, asked: Asked = {}) => send('GET', path, undefined, asked),
    patch: (path: string, body: unknown = {}, asked: Asked = {}) => send('PATCH', path, body, asked),
    post: (path: string, body: unknown = {}, asked: Asked = {}) => send('POST', path, body, asked),
  };
}
