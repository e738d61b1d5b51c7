import { expect, type APIRequestContext } from '@playwright/test';

/** What the API answers every call with. */
export type Envelope<Data> = {
  readonly status: boolean;
  readonly code?: string;
  readonly message: string;
  readonly data: Data;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
export type Call = <Data>(method: Method, path: string, data?: object) => Promise<Data>;

/** Calls the API as somebody, or as a guest without a token. Paths stand below `/api/v1`, or are whole. */
export async function send<Data>(
  request: APIRequestContext,
  method: Method,
  path: string,
  { token, data }: { readonly token?: string | undefined; readonly data?: object | undefined } = {},
): Promise<Envelope<Data>> {
  const response = await request.fetch(path.startsWith('/api/') ? path : `/api/v1${path}`, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  return (await response.json()) as Envelope<Data>;
}

/** The same for calls that must succeed: answers their data. */
export const apiClient =
  (request: APIRequestContext, token?: string): Call =>
  async <Data>(method: Method, path: string, data?: object) => {
    const reply = await send<Data>(request, method, path, { token, data });
    expect(reply.status, `${path}: ${reply.message}`).toBe(true);
    return reply.data;
  };
