import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What the native shell dispatches on `window` when a notification has come (S4.24). */
export const nativeNotification = 'balsam:notification';

/** What the service worker says to its pages when the server has pushed something. */
const isPush = ({ data }: MessageEvent<unknown>): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'push';

/** Calls `refresh` whenever a notification has come, through the native shell or as a push. Returns how to stop. */
export const onNotified = (refresh: () => void): (() => void) => {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const onMessage = (event: MessageEvent<unknown>): void => {
    if (isPush(event)) refresh();
  };
  globalThis.addEventListener(nativeNotification, refresh);
  worker?.addEventListener('message', onMessage);
  return () => {
    globalThis.removeEventListener(nativeNotification, refresh);
    worker?.removeEventListener('message', onMessage);
  };
};

/** The modules of the contract whose answers a rider sees. */
const modules = ['delivery', 'orders', 'notifications'];

/** A notification makes the list of orders stale: it is read again at once (S4.24). */
export const useNotified = (): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      onNotified(() => {
        for (const module of modules) void client.invalidateQueries({ queryKey: [module] });
      }),
    [client],
  );
};
