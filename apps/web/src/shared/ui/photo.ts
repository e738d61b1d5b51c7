import { queryOptions, useQuery } from '@tanstack/react-query';
import { send } from '#shared/api/send.ts';

const asAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });

/**
 * Reads a private picture of the API (`/api/v1/mediafiles/...`) with the log-in, and answers an address for an `img`. A path names
 * one picture for good, so it is read once; it goes with the cache, as all that was read of a person.
 */
export const photoQuery = (path: string) =>
  queryOptions({
    queryKey: ['photo', path],
    queryFn: async ({ signal }) => {
      const file = await send('GET', path, { signal, quiet: true });
      return asAddress(file as Blob);
    },
    staleTime: Infinity,
  });

/** The address of such a picture once it is here; for what has something else to show until then, or for good. */
export const usePhoto = (path: string): string | undefined => useQuery(photoQuery(path)).data;
