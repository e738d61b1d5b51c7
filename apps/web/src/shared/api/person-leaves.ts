const forgetters = new Set<() => Promise<unknown>>();

/** Has `forget` run when somebody logs out, after the log-in is gone from the browser: what is kept elsewhere than in its storage. */
export const whenPersonLeaves = (forget: () => Promise<unknown>): void => void forgetters.add(forget);

/** Waits until all of it is forgotten: a page that is left before leaves it behind. */
export const forgetKept = async (): Promise<void> => {
  await Promise.allSettled([...forgetters].map((forget) => forget()));
};
