import { vi } from 'vitest';

const memory = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (n) => [...kept.keys()][n] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
};

export type Sent = { readonly url: string; readonly init: RequestInit & { readonly headers: Headers } };

/** As much of a browser as the client touches: both storages, the address, the page's language, and `fetch` with what it was sent. */
export const stubBrowser = (path = '/dashboard') => {
  const sent: Sent[] = [];
  const replies: (() => Response | Promise<Response>)[] = [];
  const local = memory();
  const session = memory();
  const [pathname = '', query] = path.split('?');
  const search = query === undefined ? '' : `?${query}`;
  const location = { pathname, search, assign: vi.fn<(to: string) => void>(), reload: vi.fn<() => void>() };
  const root = { lang: 'ar' };
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('fetch', async (url: string, init: Sent['init']) => {
    sent.push({ url, init });
    const reply = replies.shift();
    if (!reply) throw new TypeError('Failed to fetch');
    return reply();
  });
  return { sent, replies, local, session, location, root };
};

export const json = (status: number, body: unknown) => (): Response => Response.json(body, { status });
