import type { World } from './world.ts';

/** An answer of the API, as a test looks at it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test says in its expectations what shape it awaits
export type Answer = { http: number; json: any; data: any };

/** Speaks to the API as somebody without a log-in. */
export function guestOf(w: World) {
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const reply = await w.app.inject({ method, url: `/api/v1${path}`, ...(body && { payload: body }) });
    const json = reply.json();
    return { http: reply.statusCode, json, data: json.data };
  };
  return {
    get: (path: string, query: Readonly<Record<string, string | number>> = {}) => {
      const asked = new URLSearchParams(
        Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
      ).toString();
      return ask('GET', asked === '' ? path : `${path}?${asked}`);
    },
    post: (path: string, body: object) => ask('POST', path, body),
  };
}
