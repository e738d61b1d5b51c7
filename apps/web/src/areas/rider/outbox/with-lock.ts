const ends = new Map<string, Promise<void>>();

/** Where the browser has no locks (a page that is not secure), one after the other in this tab at least. */
const afterEachOther = (name: string, work: () => Promise<void>): Promise<void> => {
  const turn = (ends.get(name) ?? Promise.resolve()).then(work, work);
  ends.set(name, turn);
  return turn;
};

/** Runs `work` while nobody else does under this name, in any tab of this browser. */
export const withLock = async (name: string, work: () => Promise<void>): Promise<void> => {
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(`balsam-rider ${name}`, work) : afterEachOther(name, work));
};
