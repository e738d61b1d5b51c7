const cleanups = new Set<() => Promise<unknown>>();

/** Has `forget` run when somebody logs out, after the log-in is gone from the browser: what is kept elsewhere than in its storage. */
export const onLogoutCleanup = (cleanup: () => Promise<unknown>): void => void cleanups.add(cleanup);

/** Waits until all of it is forgotten: a page that is left before leaves it behind. */
export const runLogoutCleanup = async (): Promise<void> => {
  await Promise.allSettled([...cleanups].map((cleanup) => cleanup()));
};
