import { keepPreviousData } from '@tanstack/react-query';
import type { QueryOptions } from './client.ts';

const minuteMs = 60_000;
const restMs = 250;

const rested = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, restMs);
    const stop = (): void => {
      clearTimeout(timer);
      reject(new DOMException('Typing went on', 'AbortError'));
    };
    signal.addEventListener('abort', stop, { once: true });
  });

/** An answer once the typing has rested for a moment; it stands for a minute. */
export const onceRested = <Data>({ queryKey, queryFn }: QueryOptions<Data>) => ({
  queryKey,
  queryFn: async (context: { readonly signal: AbortSignal }) => {
    await rested(context.signal);
    return queryFn(context);
  },
  staleTime: minuteMs,
  placeholderData: keepPreviousData,
});
