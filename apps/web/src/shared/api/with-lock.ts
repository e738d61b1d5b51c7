const ends = new Map<string, Promise<unknown>>();

/** Where the browser has no locks (a page that is not secure), one after the other in this tab at least. */
const afterEachOther = <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const turn = (ends.get(name) ?? Promise.resolve()).then(work, work);
  ends.set(name, turn);
  return turn;
};

/** Runs `work` while nobody else does under this name, in any tab of this browser; answers or throws what it does. */
export const withLock = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(`balsam ${name}`, work) : afterEachOther(name, work);
};
