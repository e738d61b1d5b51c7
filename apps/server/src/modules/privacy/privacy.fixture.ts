import { strFromU8, unzipSync } from 'fflate';
import { apiClient } from '#test/api-client.ts';
import type { World } from '#test/world.ts';

/** The password of everybody in the demo hospital. */
export const password = 'Balsam#2026';

export type Export = {
  readonly id: number;
  readonly state: string;
  readonly percent: number;
  readonly bytes: number | null;
};

/** A client that requests and reads copies of somebody’s data. */
export function exportsClient(w: World) {
  const client = apiClient(w);
  const path = '/privacy/exports';
  const list = async (token: string) => (await client.get(path, { token })).body.data;
  return {
    request: (token: string, currentPassword = password) => client.post(path, { currentPassword }, { token }),
    list,
    newest: async (token: string): Promise<Export> => (await list(token)).items[0],
    file: (token: string, id: number) =>
      w.app.inject({ url: `/api/v1${path}/${id}/file`, headers: { authorization: `Bearer ${token}` } }),
  };
}

/** The files of a zip as text, by name. */
export const filesIn = (zip: Uint8Array): ReadonlyMap<string, string> =>
  new Map(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));
